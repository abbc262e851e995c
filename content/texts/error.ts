/** The screen of a page that failed, and the page of an unknown path (specification, sections 2 and 8; the sentence of the screen and the question are ours). */
export const errorTexts = {
  heading: 'Unexpected Application Error!',
  about: 'Something on this page failed. Nothing you sent is affected.',
  again: 'Try again',
  home: 'Go Back Home',
} as const;

export const notFoundTexts = {
  oops: 'OOPS',
  heading: 'Page Not Found',
  about: 'Sorry we are unable to find the page you are looking for.',
  meant: 'Did you mean “{page}”?',
} as const;
