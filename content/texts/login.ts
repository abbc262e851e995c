import { site } from '../site';

/** Texts of the login page for clients and staff. */
export const loginTexts = {
  heading: 'Client login',
  about: `For clients and staff of ${site.name}. If you have no account or cannot log in, write to {email}.`,
  noScript: 'Login needs JavaScript. Please turn it on, or call {phone}.',
} as const;

export const loginFormTexts = { email: 'Email', password: 'Password', send: 'Log in' } as const;
