import { useEffect } from 'react';

const COLORS = ['#FFC93C', '#2F7A35', '#A5CF65', '#1B6A9C', '#B84A0B', '#B3263A'];

const emptySheet = (): HTMLCanvasElement => {
  const sheet = document.createElement('canvas');
  sheet.setAttribute('aria-hidden', 'true');
  Object.assign(sheet.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '400',
    pointerEvents: 'none',
  });
  document.body.append(sheet);
  return sheet;
};

/** Throws confetti over the page, for some seconds; nothing where the system asks for less motion. */
const throwConfetti = async (): Promise<void> => {
  const { default: confetti } = await import('canvas-confetti');
  const sheet = emptySheet();
  // Its worker would come from a blob, which the content policy forbids.
  const cannon = confetti.create(sheet, { useWorker: false, resize: true });
  const shot = { particleCount: 70, spread: 65, colors: COLORS, disableForReducedMotion: true };
  await Promise.all([
    cannon({ ...shot, angle: 60, origin: { x: 0, y: 0.8 } }),
    cannon({ ...shot, angle: 120, origin: { x: 1, y: 0.8 } }),
  ]);
  sheet.remove();
};

/** Throws confetti when a dialog of good news opens. */
export const useConfetti = (opened: boolean): void => {
  useEffect(() => {
    if (opened) throwConfetti().catch((error: unknown) => console.warn('There is no confetti.', error));
  }, [opened]);
};
