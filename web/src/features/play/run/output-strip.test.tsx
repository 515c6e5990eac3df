// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { OutputStrip } from './output-strip.tsx';
import type { ShownPrint } from './run-state.ts';

const HELLO: ShownPrint = { id: 1, stream: 'out', text: 'Hello' };

beforeAll(loadEnglish);
afterEach(cleanup);

describe('OutputStrip', () => {
  it('exists for screen readers before anything is printed, but is not visible yet', () => {
    const { rerender } = renderPlay(<OutputStrip printed={[]} />);
    const log = screen.getByRole('log', { name: 'Printed by your program' });
    expect(log.textContent).toBe('');
    rerender(<OutputStrip printed={[HELLO]} />);
    expect([screen.getByRole('log') === log, screen.getByText('Hello').tagName]).toEqual([true, 'SPAN']);
  });
});
