/** The labels of buttons that add to the bill, and what is said where its script does not load. Apart from its other texts, which come with that script. */
export const billLabels = {
  heading: 'My bill',
  open: 'Open my bill',
  add: 'Add to my bill',
  added: 'On my bill',
  addTools: 'Add these tools to my bill',
  lost: 'Your bill did not load. Please press again.',
  lostTwice: 'Your bill did not load again: this page may be older than the site. Press once more to reload it.',
} as const;
