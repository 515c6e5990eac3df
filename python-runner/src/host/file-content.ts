import type { FileContent } from '@hopcode/engine/formats/level-file';

const { atob, btoa } = globalThis;
const toText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const toBytes = new TextEncoder();

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    const text = toText.decode(bytes);
    // Text with this character is binary data, and the database cannot store it as text.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

/** The contents of a file from its bytes: text if they are UTF-8, otherwise base64. */
export const contentOf = (bytes: Uint8Array): FileContent => {
  const text = textOf(bytes);
  return text === undefined
    ? { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
    : { text };
};

/** The bytes of a file. */
export const bytesOf = (content: FileContent): Uint8Array =>
  'text' in content
    ? toBytes.encode(content.text)
    : Uint8Array.from(atob(content.base64), (sign) => sign.charCodeAt(0));
