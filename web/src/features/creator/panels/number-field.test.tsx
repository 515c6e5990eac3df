// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { NumberField } from './number-field.tsx';

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['0', [], '0', true],
  ['100', [], '100', true],
  ['7', [[7]], '4', false],
  ['4', [], '4', false],
  ['', [], '4', false],
])('the number %j calls %j, and the field shows %s; refused: %s', async (typed, calls, shown, isRefused) => {
  const onChange = vi.fn<(value: number) => void>();
  answering({});
  renderAt('/en', <NumberField label="How many" value={4} least={1} most={99} onChange={onChange} />);
  const field = await screen.findByRole('spinbutton', { name: 'How many' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual(calls);
  expect(screen.queryByDisplayValue(shown)).toBe(field);
  expect(screen.queryByText('Type a number from 1 to 99.') !== null).toBe(isRefused);
});
