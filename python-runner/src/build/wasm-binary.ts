/** Reads and writes the binary format of WebAssembly, as far as the build needs it (WebAssembly specification, chapter 5). */

/** A section: its number and its contents. */
export type Section = { readonly id: number; readonly data: Uint8Array };

/** The numbers of the sections that the build changes. */
export const SECTIONS = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 } as const;

const HEADER_BYTES = 8;

/** A position in bytes that moves on while something is read. */
export type Reader = {
  readonly bytes: Uint8Array;
  at: number;
};

export const readerOf = (bytes: Uint8Array): Reader => ({ bytes, at: 0 });

/** Reads one byte. Throws a RangeError at the end. */
export const readByte = (reader: Reader): number => {
  const byte = reader.bytes[reader.at];
  if (byte === undefined) throw new RangeError('the WebAssembly module ends too early');
  reader.at += 1;
  return byte;
};

/** Skips a number of variable length (LEB128), signed or not, of at most 64 bits. */
export const skipNumber = (reader: Reader): void => {
  while (readByte(reader) >= 0x80);
};

/** Reads an unsigned number of variable length (LEB128), of at most 32 bits. */
export const readNumber = (reader: Reader): number => {
  let value = 0;
  for (let factor = 1; ; factor *= 0x80) {
    const byte = readByte(reader);
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return value;
  }
};

/** Reads so many bytes. Throws a RangeError if there are fewer. */
export const readBytes = (reader: Reader, count: number): Uint8Array => {
  const end = reader.at + count;
  if (end > reader.bytes.length) throw new RangeError('the WebAssembly module ends too early');
  const bytes = reader.bytes.subarray(reader.at, end);
  reader.at = end;
  return bytes;
};

/** The bytes of an unsigned number of variable length. */
export const numberBytes = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...numberBytes(Math.floor(value / 0x80))];

/** Joins pieces of bytes. */
export const joined = (pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

/** The sections of a module, in their order. */
export const sectionsOf = (module: Uint8Array): Section[] => {
  const reader = readerOf(module);
  readBytes(reader, HEADER_BYTES);
  const sections: Section[] = [];
  while (reader.at < module.length) {
    const id = readByte(reader);
    sections.push({ id, data: readBytes(reader, readNumber(reader)) });
  }
  return sections;
};

/** A module from the header of another module and its sections. */
export const moduleOf = (module: Uint8Array, sections: readonly Section[]): Uint8Array<ArrayBuffer> =>
  joined([
    module.subarray(0, HEADER_BYTES),
    ...sections.flatMap(({ id, data }) => [[id, ...numberBytes(data.length)], data]),
  ]);

/** The contents of a section that consists of a list, with items added at its end. */
export const withItems = (
  { data }: Section,
  added: readonly (Uint8Array | readonly number[])[],
): Uint8Array => {
  const reader = readerOf(data);
  const count = readNumber(reader);
  return joined([numberBytes(count + added.length), data.subarray(reader.at), ...added]);
};

/** The section with this number. Throws a RangeError if the module has none. */
export const sectionWith = (sections: readonly Section[], id: number): Section => {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new RangeError(`the WebAssembly module has no section ${id}`);
  return section;
};

/** How many functions a module imports. Their indices come before those of its own functions. */
export const importedFunctions = (sections: readonly Section[]): number => {
  const imports = sections.find(({ id }) => id === SECTIONS.imports);
  if (!imports) return 0;
  const reader = readerOf(imports.data);
  const skipLimits = (): void => {
    const hasMaximum = readByte(reader) % 2 === 1;
    skipNumber(reader);
    if (hasMaximum) skipNumber(reader);
  };
  let functions = 0;
  for (let left = readNumber(reader); left > 0; left -= 1) {
    readBytes(reader, readNumber(reader));
    readBytes(reader, readNumber(reader));
    const kind = readByte(reader);
    if (kind === 0) {
      functions += 1;
      skipNumber(reader);
    } else if (kind === 1) {
      readByte(reader);
      skipLimits();
    } else if (kind === 2) skipLimits();
    else if (kind === 3) readBytes(reader, 2);
    else if (kind === 4) {
      readByte(reader);
      skipNumber(reader);
    } else throw new RangeError(`unknown kind of import ${kind}`);
  }
  return functions;
};
