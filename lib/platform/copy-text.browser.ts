/** Puts a text on the clipboard. Where the browser has none or refuses, that is logged (specification, section 8): false. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The text was not copied:', error);
    return false;
  }
}
