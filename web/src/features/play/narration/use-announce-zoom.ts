import { type KeyboardEvent, useCallback } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';

const ZOOM_KEYS: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home']);

/** The size of one pixel of the picture, in CSS pixels. */
const pixelOf = ({ offsetWidth, width }: HTMLCanvasElement): number => offsetWidth / width;

/** How the size of the picture changed; differences from rounding are ignored. */
export const zoomChange = (before: number, after: number): 'larger' | 'smaller' | 'same' => {
  const factor = after / before;
  if (factor > 1.02) return 'larger';
  return factor < 0.98 ? 'smaller' : 'same';
};

/**
 * Announces how a zoom key changed the picture. At the largest or smallest zoom, the picture may stay the same. Pass
 * the returned function to `onKeyDownCapture` of an element around the stage.
 */
export const useAnnounceZoom = (): ((event: KeyboardEvent) => void) => {
  const t = useWords();
  const announce = useAnnounce();
  return useCallback(
    ({ key, target }) => {
      if (!ZOOM_KEYS.has(key) || !(target instanceof HTMLElement)) return;
      const canvas = target.querySelector('canvas');
      if (target.getAttribute('role') !== 'application' || !canvas) return;
      const before = pixelOf(canvas);
      // The picture changes in the next frame, so this waits for two frames.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => announce(t(`stage:zoom.${zoomChange(before, pixelOf(canvas))}`))),
      );
    },
    [t, announce],
  );
};
