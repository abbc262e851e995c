/** The site's provider of mail: callers, and tests of forms, know this name alone. Another one is one more file, and its name here. */
export { emailJsTransport as transport } from './emailjs-transport';
