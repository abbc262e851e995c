/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { hydrateAfter } from '@/components/ui/hydrate-fixture';
import { swipe } from '@/components/ui/pointer-fixture';
import { slideIn } from './slide-in';
import { Slideshow } from './slideshow.client';

const slides = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
  id: name.toLowerCase(),
  name: `Offer ${name}`,
  tab: name,
  head: <h2>{`Headline ${name}`}</h2>,
  paper: name === 'One' ? undefined : <img src={`/${name}.svg`} alt={`Paper ${name}`} />,
  words: <a href={`/${name}`}>{name}</a>,
}));

/** Seven and a half slides. After a multiple of five slides a running slideshow would be back at the start. */
const LONG_MS = 45_000;

const reduceMotion = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches, addEventListener() {}, removeEventListener() {} });
};

/** Reports the headline of the visible slide as out of view or in view; jsdom has no layout. */
let reportHeadline: (isIntersecting: boolean) => void;

beforeEach(() => {
  const watched: { target: Element; tell: (entries: { isIntersecting: boolean }[]) => void }[] = [];
  window.IntersectionObserver = jest.fn().mockImplementation((tell) => ({
    observe: (target: Element) => watched.push({ target, tell }),
    disconnect: () => watched.splice(0),
  }));
  const visible = () => watched.find(({ target }) => target.closest('[data-active="true"]'));
  reportHeadline = (isIntersecting) => act(() => visible()?.tell([{ isIntersecting }]));
  jest.mocked(slideIn).mockReset();
  reduceMotion(false);
  jest.useFakeTimers();
});

afterEach(() => jest.restoreAllMocks());

const slideshow = (
  <Slideshow
    label="What we do"
    heading={<h1>Software and servers</h1>}
    slides={slides}
    bill={{ people: 25, tools: [], note: 'Four lines of a bill.' }}
  />
);
const show = () =>
  render(
    <>
      {slideshow}
      <Announcer />
    </>,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

jest.mock('./slide-in', () => ({ slideIn: jest.fn() }));

function activeSlide(): string | null {
  const active = screen.getAllByRole('group').find((slide) => slide.dataset.active === 'true');
  return active?.getAttribute('aria-label') ?? null;
}

test('a slide stays 6 seconds and the last one is followed by the first', () => {
  show();
  wait(5999);
  expect(activeSlide()).toBe('1 of 5');
  wait(1);
  expect(activeSlide()).toBe('2 of 5');
  wait(4 * 6000);
  expect(activeSlide()).toBe('1 of 5');
});

test('only a change the visitor made is announced', () => {
  show();
  wait(6000);
  expect(screen.getByRole('status')).toHaveTextContent('');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 5: Offer Three');
  wait(6000);
  expect(activeSlide()).toBe('4 of 5');
  expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 5: Offer Three');
});

const region = () => screen.getByRole('region', { name: 'What we do' });
const pauseButton = () => screen.getByRole('button', { name: 'Pause slides' });
const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

test.each([
  ['under the pointer', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
  ['while the focus is inside', () => fireEvent.focus(pauseButton()), () => fireEvent.blur(pauseButton())],
  ['in a hidden tab', () => setVisibility('hidden'), () => setVisibility('visible')],
  ['while its headline is out of view', () => reportHeadline(false), () => reportHeadline(true)],
])('a slide stays %s, then for the rest of its time, and so does the next', (_, hold, release) => {
  show();
  wait(3000);
  hold();
  wait(LONG_MS);
  release();
  wait(2999);
  expect(activeSlide()).toBe('1 of 5');
  wait(1);
  expect(activeSlide()).toBe('2 of 5');
  hold();
  wait(LONG_MS);
  expect(activeSlide()).toBe('2 of 5');
});

test('a slide whose link had the focus before hydration is the visible one, and stays', () => {
  hydrateAfter(() => screen.getByRole('link', { name: 'Three' }).focus(), slideshow);
  expect(activeSlide()).toBe('3 of 5');
  wait(LONG_MS);
  expect(activeSlide()).toBe('3 of 5');
  expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
});

test('the slide nearest to where the visitor scrolled before hydration is the visible one', () => {
  hydrateAfter((container) => {
    const strip = container.querySelector('.slides');
    if (!strip) throw new Error('expected the strip');
    Object.defineProperty(strip, 'scrollWidth', { value: 1950 });
    strip.scrollLeft = 1100;
  }, slideshow);
  expect(activeSlide()).toBe('4 of 5');
  // It was already visible, so it does not animate.
  expect(slideIn).not.toHaveBeenCalled();
  wait(6000);
  expect(slideIn).toHaveBeenCalledTimes(1);
});

const more = () => screen.getByRole('button', { name: '5 people more' });
const people = () => screen.getByRole('textbox', { name: 'Your team' });

test.each([
  ['pressed', () => fireEvent.click(more())],
  ['changed with a key', () => fireEvent.keyDown(people(), { key: 'ArrowUp' })],
  ['typed into', () => fireEvent.input(people(), { target: { value: '4' } })],
])('a till that was %s stays until the visitor plays the slides again', (_, use) => {
  show();
  use();
  wait(LONG_MS);
  expect(activeSlide()).toBe('1 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
  wait(6000);
  expect(activeSlide()).toBe('2 of 5');
});

test('after the till was used, the next slide that the visitor chooses plays on', () => {
  show();
  fireEvent.click(more());
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeInTheDocument();
  wait(6000);
  expect(activeSlide()).toBe('3 of 5');
});

test('slides that the visitor paused, which is heard, stay paused when the till is used and the slide changed', () => {
  render(<Announcer />);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
  expect(screen.getByText('Slides paused')).toBeInTheDocument();
  fireEvent.click(more());
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  wait(LONG_MS);
  expect(activeSlide()).toBe('2 of 5');
});

test('the row of slides names each; a press shows that slide for its whole 6 seconds, and is announced', () => {
  show();
  wait(5000);
  const fourth = screen.getByRole('button', { name: 'Show slide 4 of 5: Four' });
  fireEvent.click(fourth);
  expect(fourth).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Slide 4 of 5: Offer Four');
  wait(5999);
  expect(activeSlide()).toBe('4 of 5');
  wait(1);
  expect(activeSlide()).toBe('5 of 5');
});

test('with reduced motion only the visitor changes the slide, and it does not move', () => {
  reduceMotion(true);
  show();
  wait(LONG_MS);
  expect(activeSlide()).toBe('1 of 5');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(activeSlide()).toBe('2 of 5');
  expect(slideIn).not.toHaveBeenCalled();
});

const name = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent;

test('a screen reader reads the button that pauses, then all slides with their pictures, whichever slide is visible', () => {
  show();
  // jsdom ignores `inert`.
  const read = () =>
    ['button', 'link', 'textbox', 'img']
      .flatMap((role) => screen.getAllByRole(role))
      .filter((part) => !part.closest('[inert]'))
      .map(name);
  const before = read();
  expect(before).toEqual(expect.arrayContaining(['Five', '5 people more', 'Paper Five']));
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(read()).toEqual(before);
  const pause = screen.getByRole('button', { name: 'Pause slides' });
  const [first] = screen.getAllByRole('group');
  expect(first && pause.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('only what is in the visible slide is in the tab order', () => {
  show();
  const tabStops = () =>
    [...screen.getAllByRole('link'), people(), more()].filter(({ tabIndex }) => tabIndex === 0).map(name);
  expect(tabStops()).toEqual(['One', '', '5 people more']);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(tabStops()).toEqual(['Two']);
});

test.each([
  ['the focus', () => screen.getByRole('link', { name: 'Four' }).focus()],
  ['a press', () => fireEvent.click(screen.getByRole('link', { name: 'Four' }))],
])('a slide that %s gets into is the visible one', (_, enter) => {
  show();
  act(enter);
  expect(activeSlide()).toBe('4 of 5');
});

test('a swipe with the finger changes the slide, a drag with the mouse does not', () => {
  show();
  swipe(screen.getByText('Headline One'), 300, 200, 80, 'mouse');
  expect(activeSlide()).toBe('1 of 5');
  swipe(screen.getByText('Headline One'), 300, 200, 80);
  expect(activeSlide()).toBe('2 of 5');
  swipe(screen.getByText('Headline Two'), 200, 300, 80);
  expect(activeSlide()).toBe('1 of 5');
});
