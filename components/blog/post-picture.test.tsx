/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PostPicture } from './post-picture';

const image = {
  base: '/blog-images/a',
  widths: [320, 640],
  height: 427,
  placeholder: 'data:image/webp;base64,AA',
};

const show = (props: Partial<Parameters<typeof PostPicture>[0]>) =>
  render(<PostPicture title="A title" place={0} image={image} sizes="20rem" {...props} />).container;

test('the browser chooses an AVIF copy by the width in `sizes`; one without AVIF takes a WebP copy', () => {
  const slot = show({});
  expect(slot.querySelector('source')).toHaveAttribute(
    'srcset',
    '/blog-images/a-320.avif 320w, /blog-images/a-640.avif 640w',
  );
  const picture = slot.querySelector('picture img');
  expect(slot.querySelector('source')).toHaveAttribute('sizes', '20rem');
  expect(picture).toHaveAttribute('src', '/blog-images/a-640.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(slot.querySelector('.post-cover > img')).toBeNull();
});

test('a picture in view when the page opens is not lazy, and has a placeholder', () => {
  const slot = show({ isInitiallyVisible: true });
  expect(slot.querySelector('picture img')).toHaveAttribute('loading', 'eager');
  expect(slot.querySelector('.post-cover > img')).toHaveAttribute('src', image.placeholder);
});

test('without copies the cover is drawn, and nothing is fetched', () => {
  const slot = show({ image: null });
  expect(slot.querySelector('.post-cover > svg')).not.toBeNull();
  expect(slot.querySelector('img, source')).toBeNull();
});
