import { useEffect } from 'react';
import { FRAMES, FRAMES_A_SECOND, type Scrap, SHEET, scrapAt, throwScraps } from './confetti-flight.ts';

const nothing = (): void => {};

/** A canvas over the page. It fills the window, which crops it to its own shape. */
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
    // A scrap that turns, seen from the side, changes its width.
    const thin = Math.cos(turn * 2);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    context.setTransform(cos, sin, -sin * thin, cos * thin, x, y);
    context.globalAlpha = opacity;
    context.fillStyle = color;
    context.fillRect(-size / 2, -size / 3, size, size / 1.5);
  }
};

/**
 * Throws confetti over the page for some seconds; does nothing if the system asks for less motion. Returns a function
 * that ends it early.
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
