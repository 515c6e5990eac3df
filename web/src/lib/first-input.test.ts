// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'click'])('resolves at %s', async (event) => {
  const { firstInput } = await import('./first-input.ts');
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await expect(firstInput).resolves.toBeUndefined();
});

it('does not resolve at an event that needs no user', async () => {
  const { firstInput } = await import('./first-input.ts');
  const onInput = vi.fn<() => void>();
  void firstInput.then(onInput);
  for (const event of ['scroll', 'load', 'focusin'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await Promise.resolve();
  expect(onInput).not.toHaveBeenCalled();
});
