/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Quote } from '@/components/sections/testimonials';
import { portfolio } from '@/content/portfolio';
import { type PortfolioItem, portfolioItemSchema } from '@/content/schema/portfolio-item';
import { testimonialSchema } from '@/content/schema/testimonial';
import { testimonials } from '@/content/testimonials';
import { Entry } from './portfolio';

const photo = { base: '/blog-images/a', widths: [96], height: 96, placeholder: 'data:' };
jest.mock('@/lib/blog/post-images-file', () => ({ loadPostImages: () => ({ 'clinic.jpg': photo }) }));

const project: PortfolioItem = {
  ...portfolio[0],
  image: 'clinic.jpg',
  link: 'https://www.clinic.example/booking',
  isSample: false,
};
const quote = { ...testimonials[0], portrait: 'clinic.jpg', isSample: false };

test('a real project shows its photograph and leads to the client’s own site', () => {
  const { container } = render(<Entry {...portfolioItemSchema.parse(project)} />);
  expect(container.querySelector('picture img')).toHaveAttribute('src', '/blog-images/a-96.webp');
  expect(screen.getByRole('link', { name: 'www.clinic.example' })).toHaveAttribute('href', project.link);
});

test('a real quote shows the portrait beside the name', () => {
  const { container } = render(<Quote {...testimonialSchema.parse(quote)} />);
  expect(container.querySelector('figcaption img')).toHaveAttribute('src', '/blog-images/a-96.webp');
});

test('a sample has neither photograph nor portrait, and leads to a page of this site', () => {
  const fieldsOf = ({ error }: ReturnType<typeof portfolioItemSchema.safeParse>) =>
    error?.issues.map(({ path }) => path.join());
  expect(fieldsOf(portfolioItemSchema.safeParse({ ...project, isSample: true }))).toEqual(['image', 'link']);
  expect(testimonialSchema.safeParse({ ...quote, isSample: true }).success).toBe(false);
});
