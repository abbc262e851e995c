/** The labels of buttons that add to the bill. Separate from the other texts of the bill, because pages have them before any script. */
export const billLabels = {
  heading: 'My bill',
  add: 'Add to my bill',
  added: 'On my bill',
  addTools: 'Add these tools to my bill',
} as const;
