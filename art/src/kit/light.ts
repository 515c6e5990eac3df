import type { Shade } from './color.ts';

/**
 * How light from the top left shades a region of one material: like a ball, like a horizontal (`tube`) or vertical
 * (`vtube`) cylinder, or like a flat piece with raised edges (`emboss`).
 */
const LIGHTS = ['ball', 'tube', 'vtube', 'emboss'] as const;
export type Light = (typeof LIGHTS)[number];

export const isLight = (word: string): word is Light => LIGHTS.some((light) => light === word);

const TO_LIGHT = { x: -0.55, y: -0.72, z: 0.42 };

/** The pixels of one region and the box around them. */
export type Region = {
  readonly has: (x: number, y: number) => boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const ballShade = (nx: number, ny: number): Shade => {
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const brightness = nx * TO_LIGHT.x + ny * TO_LIGHT.y + nz * TO_LIGHT.z;
  if (brightness > 0.78) return 4;
  if (brightness > 0.12) return 3;
  return brightness > -0.38 ? 2 : 1;
};

const tubeShade = (across: number): Shade => {
  if (across < -0.52) return 4;
  if (across < 0.22) return 3;
  return across < 0.71 ? 2 : 1;
};

const embossShade = (region: Region, x: number, y: number): Shade => {
  const lit = !region.has(x - 1, y) || !region.has(x, y - 1);
  const shaded = !region.has(x + 1, y) || !region.has(x, y + 1);
  if (lit === shaded) return 3;
  return lit ? 4 : 2;
};

/** Shade of one pixel of a region. */
export function shadeAt(light: Light, region: Region, x: number, y: number): Shade {
  const nx = (x - (region.left + region.right) / 2) / ((region.right - region.left + 1) / 2 + 0.35);
  const ny = (y - (region.top + region.bottom) / 2) / ((region.bottom - region.top + 1) / 2 + 0.35);
  switch (light) {
    case 'ball':
      return ballShade(nx, ny);
    case 'tube':
      return tubeShade(ny);
    case 'vtube':
      return tubeShade(nx);
    case 'emboss':
      return embossShade(region, x, y);
  }
}
