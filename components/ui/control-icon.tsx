const paths = {
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5v14l11-7z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  chat: 'M20 4H4v12h4v4l5-4h7zM8.5 10h.01M12 10h.01M15.5 10h.01',
};

/** The few icons that client parts draw, so that the browser need not load the icon library. */
export function ControlIcon({ name }: { name: keyof typeof paths }) {
  return <PathIcon d={paths[name]} />;
}

/** An icon of one path, drawn in a square of 24. A number as `size` is in CSS pixels. */
export function PathIcon({ d, size = 20 }: { d: string; size?: number | string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
