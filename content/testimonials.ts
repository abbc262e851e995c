import type { Testimonial } from './schema/testimonial';

/** Samples by role and sector until the owner brings three of his own: they invent no person and no company. */
export const testimonials = [
  {
    name: 'Operations lead',
    position: 'Logistics company, 40 people',
    content:
      'They started with our invoices. Two tools we paid for had not been opened in a year, and the chat we had argued about moved over a weekend with its history.',
    rating: 5,
    isSample: true,
  },
  {
    name: 'Founder',
    position: 'Health tech startup',
    content:
      'I wanted a server and got a list of questions first: who can see what, and what happens if it fails at three in the morning. I got the answers in writing.',
    rating: 5,
    isSample: true,
  },
  {
    name: 'Office manager',
    position: 'Building contractor',
    content:
      'Drawings used to live on three laptops. Now everyone on site opens the same folder, and when something breaks, I write one email to people who know our setup.',
    rating: 4,
    isSample: true,
  },
] as const satisfies readonly Testimonial[];
