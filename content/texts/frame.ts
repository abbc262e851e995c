import { site } from '../site';

/** Texts of the frame of every page: header, menu, footer and the hidden texts beside them. */
export const frameTexts = {
  skip: 'Skip to content',
  newTab: 'Opens in a new tab',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  call: 'Call',
  /** Spoken in place of the link's words. */
  callNumber: 'Call {number}',
  dock: 'Call, book or chat',
} as const;

export const menuTexts = {
  name: 'Main',
  heading: `${site.name} menu`,
  open: 'Open menu',
  close: 'Close menu',
  submenu: '{title} submenu',
} as const;

export const footerTexts = {
  about: 'About',
  blog: 'Our blog',
  follow: 'Follow us',
  talk: 'Talk to us',
  rights: `© ${site.name}`,
  /** Between the two offices. */
  and: 'and',
} as const;

/** On paper alone: whose it is, and from which page and day. */
export const printedTexts = {
  by: `${site.name}, {offices}, {contacts}`,
  from: ', {address}, {date}',
} as const;

/** Where a form, the calendar or the chat cannot be used. */
export const writeOrCallTexts = { write: 'Write to {email}', call: 'Call {number} ({country})' } as const;
