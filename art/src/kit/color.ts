/** A colour as red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour that is written as `#rrggbb`. An opacity after them is ignored. */
export function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** Six shades of one material: 0 outline, 1 deep shade, 2 shade, 3 base, 4 light, 5 highlight. */
export type Ramp = readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];
export type Shade = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * How much darker and lighter than its base colour a ramp gets at its ends, and by how many degrees its hue changes
 * there.
 */
export type RampSpread = {
  /** The share of the lightness that the outline loses, from 0 to 1. */
  dark?: number;
  /** How far shade 4 (light) is on the way from the base colour to white, from 0 to 1. */
  light?: number;
  /** How much the hue of the shadows changes towards violet. */
  shadowTurn?: number;
  /** How much the hue of the lights changes towards yellow. */
  lightTurn?: number;
};

const VIOLET = 305;
const YELLOW = 100;

const toByte = (linear: number): number => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(255 * value)));
};

const linearRgb = (lightness: number, chroma: number, hue: number): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

/** sRGB of an OKLCH colour (lightness 0 to 1, hue in degrees); reduces chroma until the colour fits. */
export function oklch(lightness: number, chroma: number, hue: number): Rgb {
  for (let fitting = chroma; ; fitting -= 0.005) {
    const linear = linearRgb(lightness, Math.max(0, fitting), hue);
    const fits = linear.every((part) => part >= -0.002 && part <= 1.002);
    if (fits || fitting <= 0) return [toByte(linear[0]), toByte(linear[1]), toByte(linear[2])];
  }
}

const toLinear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

/** A colour as lightness (0 to 1), chroma and hue (0 to 360 degrees) of OKLCH. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** OKLCH of an sRGB colour. */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(yellow, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, yellow), hue: (hue + 360) % 360 };
}

const luminance = (color: Rgb): number => {
  const [red, green, blue] = color.map(toLinear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast of two colours as WCAG 2 defines it, from 1 (none) to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const turnTowards = (hue: number, goal: number, degrees: number): number => {
  const difference = ((goal - hue + 540) % 360) - 180;
  return hue + Math.sign(difference) * Math.min(Math.abs(difference), degrees);
};

/** Ramp of a material from its base colour in OKLCH. Shadows shift to violet and lights to yellow. */
export function ramp(hue: number, chroma: number, lightness: number, spread: RampSpread = {}): Ramp {
  const { dark = 0.62, light = 0.5, shadowTurn = 26, lightTurn = 18 } = spread;
  const darker = (share: number, chromaShare: number, turn: number): Rgb =>
    oklch(lightness * (1 - dark * share), chroma * chromaShare, turnTowards(hue, VIOLET, shadowTurn * turn));
  const lighter = (share: number, chromaShare: number, turn: number): Rgb =>
    oklch(
      lightness + (0.985 - lightness) * Math.min(1, light * share),
      chroma * chromaShare,
      turnTowards(hue, YELLOW, lightTurn * turn),
    );
  return [
    darker(1, 0.42, 1),
    darker(0.58, 0.8, 2 / 3),
    darker(0.28, 1, 1 / 3),
    oklch(lightness, chroma, hue),
    lighter(1, 0.82, 0.5),
    lighter(1.75, 0.5, 1),
  ];
}

/** A colour between two others; a `share` of 0 gives the first one, 1 the second. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];
