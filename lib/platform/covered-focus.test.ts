/** @jest-environment jsdom */
import { watchCoveredFocus } from './covered-focus.browser';

test('what is covered is told when Tab gets there, and not after a press on empty space, which focuses the page', async () => {
  document.body.innerHTML = '<main tabindex="-1"><button>Above</button><button>Under</button></main><div>Cover</div>';
  const part = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(selector);
    return element;
  };
  const page = part('main');
  const above = part('button');
  const under = part('button + button');
  const cover = part('div');
  const place = (element: HTMLElement, y: number, height: number) =>
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 390, height));
  place(page, 0, 800);
  place(above, 0, 100);
  place(under, 150, 100);
  place(cover, 200, 600);
  const onCovered = jest.fn();
  const focus = async (element: HTMLElement) => {
    element.focus();
    await new Promise(requestAnimationFrame);
  };
  const stop = watchCoveredFocus(cover, onCovered);
  await focus(above);
  await focus(page);
  expect(onCovered).not.toHaveBeenCalled();
  await focus(under);
  expect(onCovered).toHaveBeenCalledTimes(1);
  stop();
  await focus(above);
  await focus(under);
  expect(onCovered).toHaveBeenCalledTimes(1);
});
