import { createRequestId } from './request-id';

test('a reference is short, in letters that nobody mistakes, and every byte of chance changes it', () => {
  const id = (first: number) => createRequestId((count) => new Uint8Array(count).fill(first));
  expect(id(0)).toBe('DT-0000-0000');
  expect(id(31)).toBe('DT-ZZZZ-ZZZZ');
  for (let byte = 0; byte < 256; byte += 1)
    expect(id(byte)).toMatch(/^DT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const each = Array.from({ length: 8 }, (_, place) =>
    createRequestId((count) => new Uint8Array(count).map((__, index) => (index === place ? 1 : 0))),
  );
  expect(new Set(each).size).toBe(8);
});
