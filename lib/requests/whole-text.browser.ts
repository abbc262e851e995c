/** Keeps the text boxes of a form as tall as their text, so that nothing is sent unseen. Returns a function that stops it. */
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
