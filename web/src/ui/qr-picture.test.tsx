// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

afterEach(cleanup);

/** How many pixels each square of the code has, as in a camera picture. */
const ZOOM = 4;

it.each([
  'https://hopcode.example/en/login-org/oak-school#card=tLzKdZ7FFkcWmL-PHNu-cA',
  'https://hopcode.example/he/login-org/a#card=x',
])('a camera reads %s', (text) => {
  render(<QrPicture text={text} label="code" className="code" />);
  const svg = screen.getByRole('img', { name: 'code' });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * ZOOM;
  const data = new Uint8Array(size * size * 3).fill(255);
  const squares = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)];
  for (const [, x, y] of squares)
    for (let row = 0; row < ZOOM; row += 1)
      data.fill(
        0,
        ((Number(y) * ZOOM + row) * size + Number(x) * ZOOM) * 3,
        ((Number(y) * ZOOM + row) * size + (Number(x) + 1) * ZOOM) * 3,
      );
  expect(decodeQR({ width: size, height: size, data })).toBe(text);
});
