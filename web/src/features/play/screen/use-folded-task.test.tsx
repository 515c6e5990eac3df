// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFoldedTask } from './use-folded-task.ts';

const Panel = ({ program }: { readonly program: string }) => {
  const place = useFoldedTask(program);
  return (
    <div data-height="500">
      <div ref={place} data-height="200" />
      <div data-program data-height="244" />
      <div data-height="20" />
    </div>
  );
};

/** Simulates a browser with a layout, which reports the size of an element as soon as the element is observed. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(report: () => void) {
        this.observe = report;
      }
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['short', 11, undefined],
  ['long', 12, 'true'],
  ['very long', 90, 'true'],
])('with 280 pixels for the lines of a %s program of %i lines: folded is %s', (_, lines, folded) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset.height ?? 0);
  });
  const { container } = render(<Panel program={'x\n'.repeat(lines - 1)} />);
  expect(container.querySelector<HTMLElement>('[data-height="200"]')?.dataset.folded).toBe(folded);
});
