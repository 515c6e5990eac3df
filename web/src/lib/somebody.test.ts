// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'click'])('%s is a sign of somebody', async (sign) => {
  const { somebody } = await import('./somebody.ts');
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  await expect(somebody).resolves.toBeUndefined();
});

it('a page that only scrolls by itself is seen by nobody', async () => {
  const { somebody } = await import('./somebody.ts');
  const heard = vi.fn<() => void>();
  void somebody.then(heard);
  for (const event of ['scroll', 'load', 'focusin'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
});
