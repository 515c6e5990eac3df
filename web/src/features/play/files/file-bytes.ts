import type { FileContent } from '@hopcode/engine/formats/level-file';

/** How many bytes are in a row of hexadecimal numbers. */
const ROW = 8;

/** The byte before a short text in a pickle. The next byte is the length of the text in bytes. */
const TEXT_MARK = 0x8c;

const bytesOf = (base64: string): readonly number[] => Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The size of a file in bytes. */
export const sizeOf = (content: FileContent): number =>
  'text' in content ? new TextEncoder().encode(content.text).length : bytesOf(content.base64).length;

/** A binary file as rows of hexadecimal numbers, eight bytes in each row. */
export const hexRows = (base64: string): readonly string[] => {
  const bytes = bytesOf(base64).map((byte) => byte.toString(16).padStart(2, '0'));
  return Array.from({ length: Math.ceil(bytes.length / ROW) }, (_, row) =>
    bytes.slice(row * ROW, (row + 1) * ROW).join(' '),
  );
};

/** The names and other short texts in a pickle, in order, without duplicates. The pickle is only read, never loaded. */
export const wordsIn = (base64: string): readonly string[] => {
  const bytes = Uint8Array.from(bytesOf(base64));
  const words: string[] = [];
  for (let index = 0; index < bytes.length; index += 1) {
    const size = bytes[index + 1] ?? 0;
    if (bytes[index] !== TEXT_MARK || size === 0 || index + 2 + size > bytes.length) continue;
    words.push(new TextDecoder().decode(bytes.subarray(index + 2, index + 2 + size)));
    index += 1 + size;
  }
  return [...new Set(words)];
};
