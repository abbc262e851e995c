/** Closes the other `<details>` of the same name when one opens, for browsers that ignore the name. Returns stop. */
export function closeOthersOfName(): () => void {
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
      if (other !== target && other.getAttribute('name') === target.getAttribute('name')) other.open = false;
    }
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', closeOthers, { capture: true });
  return () => document.removeEventListener('toggle', closeOthers, { capture: true });
}
