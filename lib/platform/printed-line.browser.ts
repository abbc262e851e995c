import { printedTexts } from '@/content/texts/frame';
import { fillIn } from '@/lib/text/fill-in';

/** 'November 23, 2026', in the visitor's time zone. */
export const todayText = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });

/** Writes into the line on paper which page is printed, and on which day. Returns a function that stops it. */
export function watchPrinting(): () => void {
  const write = () => {
    const line = document.querySelector('.printed-line span');
    const { host, pathname } = window.location;
    const address = host + pathname.replace(/\/$/, '');
    if (line) line.textContent = fillIn(printedTexts.from, { address, date: todayText() });
  };
  // A program that makes a PDF applies the styles of print without the event.
  const print = window.matchMedia('print');
  window.addEventListener('beforeprint', write);
  print.addEventListener('change', write);
  return () => {
    window.removeEventListener('beforeprint', write);
    print.removeEventListener('change', write);
  };
}
