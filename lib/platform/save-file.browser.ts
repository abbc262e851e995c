/** Safari fetches the file only some time after the click, and finds nothing where its address is gone by then. */
const KEPT_MS = 40_000;

/** Hands the visitor a text as a file, through the browser's own download. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
