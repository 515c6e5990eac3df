import type { Color } from './shades.ts';

/** The background colours of a place in the story: the sky from the top to the horizon, and the distant land. */
export type HorizonColors = {
  readonly bands: readonly [Color, Color, ...Color[]];
  readonly hills: readonly [far: Color, middle: Color, near: Color];
  readonly clouds?: readonly [shade: Color, light: Color];
  readonly stars?: Color;
  /** The sun or the moon, and the light around it. */
  readonly orb?: readonly [orb: Color, glow: Color];
};

export const DAY_HORIZON: HorizonColors = {
  bands: ['#57a8e8', '#70b9ef', '#8ccaf3', '#a9daf6', '#c6e8f8', '#e2f4f6'],
  hills: ['#8fbfd0', '#74b08a', '#5a9c5c'],
  clouds: ['#d3e8f7', '#ffffff'],
};

export const EVENING_HORIZON: HorizonColors = {
  bands: ['#3a2a63', '#53306d', '#763a72', '#a04a6e', '#cc6264', '#ec845a', '#fbab5c', '#ffd079'],
  hills: ['#8b4f74', '#5e4468', '#4a4a5e'],
  clouds: ['#a8486f', '#f2a07a'],
  stars: '#fff3d6',
  orb: ['#fff2bd', '#ffd6781a'],
};

export const NIGHT_HORIZON: HorizonColors = {
  bands: ['#0d1030', '#141a42', '#1d2654', '#283466', '#344377'],
  hills: ['#2a3566', '#1f2a52', '#1a2a3e'],
  clouds: ['#232e5c', '#384879'],
  stars: '#fff8e0',
  orb: ['#f6f0d8', '#f6f0d814'],
};

export const RAIN_HORIZON: HorizonColors = {
  bands: ['#55677f', '#63768d', '#72869b', '#8296a8', '#93a6b4'],
  hills: ['#708798', '#5f7f7c', '#4f7562'],
  clouds: ['#4b5c73', '#64778e'],
};

export const SNOW_HORIZON: HorizonColors = {
  bands: ['#a3b6d3', '#b4c4dc', '#c5d2e5', '#d6e0ed', '#e6edf5'],
  hills: ['#b9c9de', '#cddaea', '#e2ebf4'],
  clouds: ['#b9c7dc', '#f3f7fc'],
};
