/**
 * Makes the text boxes of a form at least as tall as their text, so that nothing in them is sent unseen, also when the window
 * gets narrower. A box that is emptied has its usual height again. Returns a function that stops it.
 */
export function keepWhole(form: HTMLFormElement): () => void {
  const grow = () => {
    for (const box of form.querySelectorAll('textarea')) {
      if (box.value === '') box.style.minHeight = '';
      else if (box.scrollHeight > box.clientHeight)
        box.style.minHeight = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
    }
  };
  grow();
  window.addEventListener('resize', grow);
  return () => window.removeEventListener('resize', grow);
}
