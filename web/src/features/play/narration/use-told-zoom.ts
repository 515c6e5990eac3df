import { type KeyboardEvent, useCallback } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';

const ZOOM_KEYS: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home']);

/** How large a pixel of the picture is on the page, in CSS pixels. */
const pixelOf = ({ offsetWidth, width }: HTMLCanvasElement): number => offsetWidth / width;

/** What became of the picture; what rounding does to its size is no change. */
export const zoomChange = (before: number, after: number): 'larger' | 'smaller' | 'same' => {
  const factor = after / before;
  if (factor > 1.02) return 'larger';
  return factor < 0.98 ? 'smaller' : 'same';
};

/**
 * Says what a zoom key did to the picture: at the largest and the smallest zoom it does nothing. Give the answer to
 * `onKeyDownCapture` of an element around the stage.
 */
export const useToldZoom = (): ((event: KeyboardEvent) => void) => {
  const t = useWords();
  const announce = useAnnounce();
  return useCallback(
    ({ key, target }) => {
      if (!ZOOM_KEYS.has(key) || !(target instanceof HTMLElement)) return;
      const canvas = target.querySelector('canvas');
      if (target.getAttribute('role') !== 'application' || !canvas) return;
      const before = pixelOf(canvas);
      // The picture is drawn anew with the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => announce(t(`stage:zoom.${zoomChange(before, pixelOf(canvas))}`))),
      );
    },
    [t, announce],
  );
};
