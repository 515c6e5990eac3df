import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { Bitmap } from './bitmap.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Pixel formats: red, green, blue and opacity; or the index of a colour in a palette. */
const FOUR_CHANNELS = 6;
const INDEXED = 3;

type Size = { readonly width: number; readonly height: number };

/** The filter of a line: none, or the difference from the line above. */
const PLAIN = 0;
const ABOVE = 2;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function header({ width, height }: Size, colorType: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = colorType;
  return data;
}

/** Scan lines with a zero filter byte before each, because flat pixel art compresses best without a filter. */
function scanLines(bytes: Uint8Array, lineLength: number): Buffer {
  const lines = bytes.length / lineLength;
  const raw = Buffer.alloc((lineLength + 1) * lines);
  for (let line = 0; line < lines; line++)
    raw.set(bytes.subarray(line * lineLength, (line + 1) * lineLength), line * (lineLength + 1) + 1);
  return raw;
}

/**
 * The scan lines of a picture with each pixel enlarged to `scale` x `scale`. With the filter Up, a repeated line
 * consists of zeros.
 */
function enlargedLines(pixels: Uint8Array, width: number, scale: number): Buffer {
  const length = width * scale + 1;
  const height = pixels.length / width;
  const raw = Buffer.alloc(length * height * scale);
  for (let row = 0; row < height; row++) {
    const start = row * scale * length;
    raw[start] = PLAIN;
    for (let column = 0; column < width; column++) {
      const pixel = pixels[row * width + column] ?? 0;
      for (let copy = 0; copy < scale; copy++) raw[start + 1 + column * scale + copy] = pixel;
    }
    for (let copy = 1; copy < scale; copy++) raw[start + copy * length] = ABOVE;
  }
  return raw;
}

/** Encodes a picture as a PNG file: 8 bits per channel with opacity, the same bytes every time. */
export function encodePng(picture: Bitmap): Buffer {
  const pixels = new Uint8Array(picture.bytes.buffer);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(picture, FOUR_CHANNELS)),
    chunk('IDAT', deflateSync(scanLines(pixels, picture.width * 4), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The maximum number of colours in a picture with a palette. */
export const PALETTE_SIZE = 256;

/** The colours of a picture, the most frequent one first, and for each pixel the index of its colour in that list. */
function inPalette(values: Uint32Array): { readonly colors: readonly number[]; readonly pixels: Uint8Array } {
  const found = new Map<number, number>();
  const counts: number[] = [];
  // First, the colours are numbered in the order in which they are found. Neighbouring pixels often have the same
  // colour, so each run of one colour needs only one look-up.
  const given = new Uint32Array(values.length);
  let [last, number] = [-1, 0];
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value !== last) {
      number = found.get(value) ?? found.size;
      found.set(value, number);
      last = value;
    }
    given[index] = number;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  if (found.size > PALETTE_SIZE) throw new Error(`${found.size} colours do not fit into a palette.`);
  const sorted = [...found].sort(([, a], [, b]) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const ranks = new Uint8Array(PALETTE_SIZE);
  for (const [rank, [, first]] of sorted.entries()) ranks[first] = rank;
  const pixels = new Uint8Array(values.length);
  for (let index = 0; index < values.length; index++) pixels[index] = ranks[given[index] ?? 0] ?? 0;
  return { colors: sorted.map(([value]) => value), pixels };
}

/**
 * Encodes a picture of at most `PALETTE_SIZE` colours as a PNG file, one byte per pixel, each pixel `scale` x `scale`
 * large. The most frequent colour has index 0. Throws if the picture has more colours.
 */
export function encodeIndexedPng(picture: Bitmap, scale = 1): Buffer {
  const { colors, pixels } = inPalette(new Uint32Array(picture.bytes.buffer));
  const channels = new Uint8Array(Uint32Array.from(colors).buffer);
  const size = { width: picture.width * scale, height: picture.height * scale };
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(size, INDEXED)),
    chunk(
      'PLTE',
      channels.filter((_, index) => index % 4 !== 3),
    ),
    chunk(
      'tRNS',
      channels.filter((_, index) => index % 4 === 3),
    ),
    chunk('IDAT', deflateSync(enlargedLines(pixels, picture.width, scale), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const CHUNK_EXTRA = 12;

/** The joined data of all chunks of one type. */
function chunksOf(file: Buffer, type: string): Buffer {
  const found: Buffer[] = [];
  for (let start = SIGNATURE.length; start < file.length; ) {
    const length = file.readUInt32BE(start);
    if (file.toString('latin1', start + 4, start + 8) === type)
      found.push(file.subarray(start + 8, start + 8 + length));
    start += length + CHUNK_EXTRA;
  }
  return Buffer.concat(found);
}

/** Offset of the colour type in the header's data. */
const COLOR_TYPE = 9;

/** Converts indexes of colours to red, green, blue and opacity. */
function inFull(numbers: Uint8Array, colors: Buffer, opacities: Buffer): Uint8Array {
  const full = new Uint8Array(numbers.length * 4);
  numbers.forEach((number, index) => {
    full.set(colors.subarray(number * 3, number * 3 + 3), index * 4);
    full[index * 4 + 3] = opacities[number] ?? 255;
  });
  return full;
}

/** Undoes the filter Up: adds the line above to a line. */
function addTo(line: Uint8Array, above: Uint8Array): void {
  for (const index of line.keys()) line[index] = (line[index] ?? 0) + (above[index] ?? 0);
}

/**
 * Decodes a file from `encodePng` or `encodeIndexedPng`. Throws if the file uses any other filter, as files from other
 * programs may.
 */
export function decodePng(file: Buffer): Bitmap {
  const head = chunksOf(file, 'IHDR');
  const picture = new Bitmap(head.readUInt32BE(0), head.readUInt32BE(4));
  const indexed = head[COLOR_TYPE] === INDEXED;
  const [colors, opacities] = [chunksOf(file, 'PLTE'), chunksOf(file, 'tRNS')];
  const lines = inflateSync(chunksOf(file, 'IDAT'));
  const lineLength = picture.width * (indexed ? 1 : 4);
  for (let line = 0; line < picture.height; line++) {
    const start = line * (lineLength + 1);
    const filter = lines[start];
    if (filter !== PLAIN && filter !== ABOVE) throw new Error(`Line ${line} of the picture is filtered.`);
    const pixels = lines.subarray(start + 1, start + 1 + lineLength);
    if (filter === ABOVE) addTo(pixels, lines.subarray(start - lineLength, start));
    picture.bytes.set(indexed ? inFull(pixels, colors, opacities) : pixels, line * picture.width * 4);
  }
  return picture;
}
