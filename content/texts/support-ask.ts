import { site } from '../site';

/** The short asker on the pages of IT support. */
export const supportAskTexts = {
  form: 'Your company',
  fields: { people: 'People', computers: 'Computers', offices: 'Offices', hours: 'When you need us' },
  choose: 'Choose',
  hours: [`Office hours (${site.hours})`, 'Evenings or weekends, too', 'Day and night'],
  about: 'Opens the contact form with these lines in the message. You can change them before you send.',
  priceHeading: 'What has a list price',
  monthly: '{amount} a month',
  from: 'from {amount}',
  inEstimate: 'in your estimate',
  parts: {
    tool: { name: 'A tool such as team chat, hosted and supported', detail: 'one price up to 49 people' },
    cheaperTool: { name: 'Code hosting or file storage', detail: 'one price up to 49 people' },
    server: { name: 'A managed server', detail: 'set up, patched and monitored' },
    open: [
      { name: 'Support desk and visits', detail: 'by the hour, or by the month' },
      { name: 'People who work remotely', detail: 'by person, devices and hours' },
      { name: 'Nights and weekends', detail: 'if your contract has them' },
    ],
  },
  note: 'New devices are bought in your name, at the vendor’s price.',
} as const;
