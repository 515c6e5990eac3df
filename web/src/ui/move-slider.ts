import type { KeyboardEvent } from 'react';

/**
 * Handles the keys of a slider: the left and right arrow keys move it by a step in the direction of the arrow, by
 * calling `move` with the new value. On pages from right to left, WebKit would move it the other way.
 */
export const moveSlider = (event: KeyboardEvent<HTMLInputElement>, move: (value: number) => void): void => {
  const { key, currentTarget: slider } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const isLeftToRight = getComputedStyle(slider).direction !== 'rtl';
  const direction = (key === 'ArrowRight') === isLeftToRight ? 1 : -1;
  const before = Number(slider.value);
  // Without digits that come only from adding fractions, as in 0.1 + 0.2.
  const value = Number((before + direction * Number(slider.step || 1)).toFixed(6));
  const next = Math.min(Math.max(value, Number(slider.min)), Number(slider.max));
  if (next !== before) move(next);
};
