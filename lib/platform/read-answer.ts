/**
 * The body of an answer as text, cut off a little after `maxCharacters`. An outside service may send without end, and `text()` would
 * keep all of it; the content-length header may be wrong or missing. The caller aborts the request: in time, and to drop the rest.
 */
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
