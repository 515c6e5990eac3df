import type { Rgb } from '../kit/color.ts';

type Row = readonly [number, number, number];

// Matrices in linear light for full colour blindness of the three kinds (Machado, Oliveira and Fernandes, 2009).
const MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Row, Row, Row]>;

export type ColorBlindness = keyof typeof MATRICES;
export const COLOR_BLINDNESSES: readonly ColorBlindness[] = ['protanopia', 'deuteranopia', 'tritanopia'];

const toLinear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

const toByte = (linear: number): number => {
  const inside = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055));
};

/** A colour as people with this colour blindness see it. */
export function seenWith(blindness: ColorBlindness, color: Rgb): Rgb {
  const [red, green, blue] = color.map(toLinear);
  const [first, second, third] = MATRICES[blindness];
  const part = (row: Row): number =>
    toByte(row[0] * (red ?? 0) + row[1] * (green ?? 0) + row[2] * (blue ?? 0));
  return [part(first), part(second), part(third)];
}
