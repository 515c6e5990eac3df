// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moveSlider } from './move-slider.ts';

afterEach(cleanup);

const Slider = ({ direction, start }: { readonly direction: 'ltr' | 'rtl'; readonly start: number }) => {
  const [value, setValue] = useState(start);
  return (
    <input
      type="range"
      style={{ direction }}
      min={0}
      max={10}
      step={2}
      value={value}
      onKeyDown={(event) => moveSlider(event, setValue)}
      onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
    />
  );
};

it.each([
  ['ltr', 'ArrowRight', 4, '6'],
  ['ltr', 'ArrowLeft', 4, '2'],
  ['rtl', 'ArrowRight', 4, '2'],
  ['rtl', 'ArrowLeft', 4, '6'],
  ['rtl', 'ArrowLeft', 10, '10'],
  ['ltr', 'ArrowLeft', 0, '0'],
] as const)('%s: %s moves a slider at %d to %s', (direction, key, start, end) => {
  render(<Slider direction={direction} start={start} />);
  const slider = screen.getByRole<HTMLInputElement>('slider');
  // The browser does not move the slider too.
  expect(fireEvent.keyDown(slider, { key })).toBe(false);
  expect(slider.value).toBe(end);
});

it.each([
  ['another key', { key: 'Home' }],
  ['an arrow with a modifier', { key: 'ArrowLeft', altKey: true }],
])('leaves %s to the browser', (_, keys) => {
  render(<Slider direction="rtl" start={4} />);
  const slider = screen.getByRole<HTMLInputElement>('slider');
  expect(fireEvent.keyDown(slider, keys)).toBe(true);
  expect(slider.value).toBe('4');
});
