/** The body of an answer as text, cut off after about `maxCharacters`: a service may send without end. The caller aborts it. */
export async function readText({ body }: Pick<Response, 'body'>, maxCharacters: number): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length < maxCharacters) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  return text;
}
