import { expect, it } from 'vitest';
import { withRetry } from './retry-lost-styles.ts';

const HELPER = `promise.then(() => {
  seen[href] = void 0;
}, (err) => {
  seen[href] = void 0;
  throw err;
});`;

it('forgets a style that could not be loaded, and remembers the others', () => {
  expect(withRetry(HELPER)).toBe(`promise.then(() => {
  seen[href] = void 0;
}, (err) => {
  delete seen[href];
  throw err;
});`);
});

it('throws for another version of Vite', () => {
  expect(() => withRetry('export const preload = () => {}')).toThrow('another way');
});
