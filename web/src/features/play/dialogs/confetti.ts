import { useEffect } from 'react';
import { FRAMES, FRAMES_A_SECOND, type Scrap, SHEET, scrapAt, throwScraps } from './confetti-flight.ts';

const nothing = (): void => {};

/**
 * Creates a canvas over the page. It fills the window. If the shapes of the window and the canvas differ, the edges of
 * the canvas are cut off.
 */
const emptySheet = (): HTMLCanvasElement => {
  const sheet = document.createElement('canvas');
  sheet.setAttribute('aria-hidden', 'true');
  Object.assign(sheet, SHEET);
  Object.assign(sheet.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    zIndex: '400',
    pointerEvents: 'none',
  });
  return sheet;
};

const draw = (context: CanvasRenderingContext2D, scraps: readonly Scrap[], frame: number): void => {
  context.resetTransform();
  context.clearRect(0, 0, SHEET.width, SHEET.height);
  for (const scrap of scraps) {
    const { x, y, turn, opacity } = scrapAt(scrap, frame);
    const { size, color } = scrap;
    // The scrap also tumbles, so it looks narrower when it is seen from the side.
    const thin = Math.cos(turn * 2);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    context.setTransform(cos, sin, -sin * thin, cos * thin, x, y);
    context.globalAlpha = opacity;
    context.fillStyle = color;
    context.fillRect(-size / 2, -size / 3, size, size / 1.5);
  }
};

/**
 * Throws confetti over the page for a few seconds. Does nothing if the system asks for less motion. Returns a function
 * that ends the confetti early.
 */
export const throwConfetti = (random: () => number = Math.random): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return nothing;
  const sheet = emptySheet();
  const context = sheet.getContext('2d');
  if (!context) return nothing;
  const scraps = throwScraps(random);
  document.body.append(sheet);
  let start: number | undefined;
  let drawn = -1;
  const show = (now: number): void => {
    start ??= now;
    const frame = Math.floor(((now - start) * FRAMES_A_SECOND) / 1000);
    if (frame >= FRAMES) sheet.remove();
    if (!sheet.isConnected) return;
    if (frame !== drawn) draw(context, scraps, frame);
    drawn = frame;
    requestAnimationFrame(show);
  };
  requestAnimationFrame(show);
  return () => sheet.remove();
};

/** Throws confetti when a success dialog opens, and removes it when the dialog closes. */
export const useConfetti = (opened: boolean): void => {
  useEffect(() => (opened ? throwConfetti() : undefined), [opened]);
};
