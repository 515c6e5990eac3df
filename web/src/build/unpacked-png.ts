import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_LENGTH = 8;
/** How many bytes a chunk needs for its length, name and checksum. */
const CHUNK_EXTRA = 12;

type Chunk = { readonly name: string; readonly bytes: Buffer; readonly data: Buffer };

const chunksOf = (file: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE_LENGTH; start < file.length; ) {
    const end = start + file.readUInt32BE(start) + CHUNK_EXTRA;
    chunks.push({
      name: file.toString('latin1', start + 4, start + 8),
      bytes: file.subarray(start, end),
      data: file.subarray(start + 8, end - 4),
    });
    start = end;
  }
  return chunks;
};

const pixelChunk = (data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from('IDAT', 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/**
 * The same picture as a PNG with uncompressed pixels. The file is larger, but after brotli compression it is smaller
 * than a normal PNG, in which brotli finds nothing to compress.
 */
export const unpackedPng = (file: Buffer): Buffer => {
  const chunks = chunksOf(file);
  const pixels = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  const others = chunks.filter(({ name }) => name !== 'IDAT');
  const stored = deflateSync(inflateSync(Buffer.concat(pixels)), { level: 0 });
  return Buffer.concat([
    file.subarray(0, SIGNATURE_LENGTH),
    ...others.slice(0, -1).map(({ bytes }) => bytes),
    pixelChunk(stored),
    ...others.slice(-1).map(({ bytes }) => bytes),
  ]);
};
