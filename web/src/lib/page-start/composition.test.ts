// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { compositionEnd, watchComposition } from './composition.ts';
import { RUNNING } from './running.ts';

it('waits until the word that is being composed is complete', async () => {
  watchComposition();
  const ends: string[] = [];
  document.dispatchEvent(new Event('compositionstart'));
  const end = compositionEnd().then(() => ends.push('end'));
  await Promise.resolve();
  expect(ends).toEqual([]);
  document.dispatchEvent(new Event('compositionend'));
  await end;
  // Resolves immediately, because no word is being composed.
  await compositionEnd();
  document.dispatchEvent(new Event(RUNNING));
  document.dispatchEvent(new Event('compositionstart'));
  await compositionEnd();
  expect(ends).toEqual(['end']);
});
