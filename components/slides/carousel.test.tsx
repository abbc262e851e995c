/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { swipe } from '@/components/ui/pointer-fixture';
import { sampleBill } from '@/content/sample-bill';
import { tools } from '@/content/tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/money/format-money';
import { Carousel } from './carousel.client';
import { slidePanel } from './slide-panel';

jest.mock('./slide-in', () => ({ slideIn: jest.fn() }));

const slides = ['Bill', 'Team', 'Source'].map((name) => ({
  id: name.toLowerCase(),
  name,
  content: (
    <>
      <p>{name}</p>
      <a href={`/${name}`}>More on it</a>
    </>
  ),
}));

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  render(
    <>
      <Carousel labelledBy="why" slides={slides} heading={<h2 id="why">Why</h2>} />
      <Announcer />
    </>,
  );
});

function activeSlide(): string | null {
  const active = screen.getAllByRole('group').find((slide) => slide.dataset.active === 'true');
  return active?.getAttribute('aria-label') ?? null;
}

const swipeBill = (fromX: number, toX: number, durationMs: number) =>
  swipe(screen.getByText('Bill', { selector: 'p' }), fromX, toX, durationMs);

test('next and previous wrap around at both ends', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(activeSlide()).toBe('3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(activeSlide()).toBe('1 of 3');
});

test('arrow keys change the slide, and the change is announced', () => {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowRight' });
  expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Team');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'ArrowLeft' });
  expect(activeSlide()).toBe('1 of 3');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow key with %s is left to the browser', (modifier) => {
  const isFree = fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), {
    key: 'ArrowRight',
    [modifier]: true,
  });
  expect(isFree).toBe(true);
  expect(activeSlide()).toBe('1 of 3');
});

test('a quick swipe to the left shows the next slide, one to the right the previous', () => {
  swipeBill(300, 200, 80);
  // A swipe with the mouse ends with a click on the slide that is hidden now, which must not turn back.
  fireEvent.click(screen.getByText('Bill', { selector: 'p' }));
  expect(activeSlide()).toBe('2 of 3');
  swipeBill(200, 300, 80);
  expect(activeSlide()).toBe('1 of 3');
});

test('a slide whose link a screen reader presses is the visible one', () => {
  fireEvent.click(screen.getAllByRole('link')[2] ?? document.body);
  expect(activeSlide()).toBe('3 of 3');
});

test('titles of slides are read and reached before the arrows, and before the slides', () => {
  expect([...document.querySelectorAll('button, .slides')].map((part) => part.textContent || part.ariaLabel)).toEqual([
    'Bill',
    'Team',
    'Source',
    'Previous',
    'Next',
    expect.stringMatching(/^BillMore on it/),
  ]);
});

test('a tool on a slide has its price for the sample team, said as the former one, beside ours', () => {
  const [tool] = tools;
  if (!tool) throw new Error('no tool');
  const figure = { lines: [{ tool: tool.id }, { label: 'Written by', value: 'us' }] };
  const slide = { id: 'bill', number: '01', title: 'Bill', description: 'Words.', bgColor: 'mist', figure } as const;
  render(slidePanel(slide).content);
  const [price, owner] = screen.getAllByRole('definition');
  const { members } = sampleBill;
  const before = formatCents(currentMonthlyCents(members, tool));
  expect(price).toHaveTextContent(`was ${before} ${formatCents(providerMonthlyCents(members, tool))}`);
  expect(screen.getByText(`${members} people, a month`)).toBeInTheDocument();
  expect(owner).toHaveTextContent('us');
});
