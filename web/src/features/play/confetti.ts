const COLORS = ['#FFC93C', '#2F7A35', '#A5CF65', '#1B6A9C', '#B84A0B', '#B3263A'];

/** Throws confetti over the page; nothing where the system asks for less motion. */
export const throwConfetti = async (): Promise<void> => {
  const { default: confetti } = await import('canvas-confetti');
  // Its worker would come from a blob, which the content policy forbids.
  const cannon = confetti.create(undefined, { useWorker: false, resize: true });
  const shot = { particleCount: 70, spread: 65, colors: COLORS, disableForReducedMotion: true, zIndex: 400 };
  void cannon({ ...shot, angle: 60, origin: { x: 0, y: 0.8 } });
  void cannon({ ...shot, angle: 120, origin: { x: 1, y: 0.8 } });
};
