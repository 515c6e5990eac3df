import type { Camera, Size } from './camera.ts';
import type { Window } from './scene/brush.ts';

/** The layout of a canvas for a camera: its number of pixels, and its size and shift on the page in CSS pixels. */
export type SurfaceLayout = {
  readonly window: Window;
  readonly width: number;
  readonly height: number;
  readonly cssWidth: number;
  readonly cssHeight: number;
  readonly shiftX: number;
  readonly shiftY: number;
  /** Whether the picture is shown smaller than its art and must be smoothed. */
  readonly smooth: boolean;
};

/**
 * Computes the layout of a canvas. One canvas pixel is one pixel of the art. The browser enlarges the whole canvas, so
 * that the pixels stay sharp. Drawing at full size would take ten times as long. If the art is shown smaller than its
 * size, one canvas pixel is one pixel of the screen instead.
 */
export const layOut = (camera: Camera, view: Size, deviceRatio: number): SurfaceLayout => {
  const ratio = Math.min(1, camera.scale * deviceRatio);
  const x = Math.floor(camera.x);
  const y = Math.floor(camera.y);
  // One pixel more than is visible, because the canvas is shifted left and up by less than a pixel.
  const nativeWidth = Math.ceil(view.width / camera.scale) + 1;
  const nativeHeight = Math.ceil(view.height / camera.scale) + 1;
  const width = Math.ceil(nativeWidth * ratio);
  const height = Math.ceil(nativeHeight * ratio);
  const cssPerPixel = camera.scale / ratio;
  const onDevice = (css: number) => Math.round(css * deviceRatio) / deviceRatio;
  return {
    window: { x, y, width: nativeWidth, height: nativeHeight, ratio },
    width,
    height,
    cssWidth: width * cssPerPixel,
    cssHeight: height * cssPerPixel,
    shiftX: onDevice((x - camera.x) * camera.scale),
    shiftY: onDevice((y - camera.y) * camera.scale),
    smooth: ratio < 1,
  };
};

/** Applies a layout to a canvas. Unchanged values are not set, because setting the size clears the canvas. */
export const applyLayout = (canvas: HTMLCanvasElement, layout: SurfaceLayout): void => {
  if (canvas.width !== layout.width) canvas.width = layout.width;
  if (canvas.height !== layout.height) canvas.height = layout.height;
  const { style } = canvas;
  style.width = `${layout.cssWidth}px`;
  style.height = `${layout.cssHeight}px`;
  style.transform = `translate(${layout.shiftX}px, ${layout.shiftY}px)`;
  style.imageRendering = layout.smooth ? 'auto' : 'pixelated';
};
