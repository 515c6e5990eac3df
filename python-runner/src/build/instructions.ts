import { type Reader, readByte, readBytes, readNumber, skipNumber } from './wasm-binary.ts';

/** `call`, and `call_indirect` with the indices of its type and its table. */
export const CALL = 0x10;
export const CALL_INDIRECT = 0x11;

/** What follows the code of an instruction. */
type Skip = (reader: Reader) => void;

const nothing: Skip = () => {};
const number: Skip = skipNumber;
const twoNumbers: Skip = (reader) => {
  skipNumber(reader);
  skipNumber(reader);
};
const bytes =
  (count: number): Skip =>
  (reader) =>
    void readBytes(reader, count);
/** The address of a load or store: an alignment, perhaps the index of a memory, and an offset. */
const address: Skip = (reader) => {
  if (readNumber(reader) >= 0x40) skipNumber(reader);
  skipNumber(reader);
};
const labels: Skip = (reader) => {
  for (let left = readNumber(reader); left >= 0; left -= 1) skipNumber(reader);
};
const valueTypes: Skip = (reader) => void readBytes(reader, readNumber(reader));

/** The instructions behind 0xfc: conversions, then those for memories and tables. */
const longer: Skip = (reader) => {
  const code = readNumber(reader);
  if (code < 8) return;
  if (code > 17) throw new RangeError(`unknown WebAssembly instruction 0xfc ${code}`);
  if ([8, 10, 12, 14].includes(code)) twoNumbers(reader);
  else skipNumber(reader);
};

/** The codes of instructions, as ranges with both ends, and what follows them. Vectors are not used, so they are missing. */
const INSTRUCTIONS: readonly (readonly [from: number, to: number, skip: Skip])[] = [
  [0x00, 0x01, nothing],
  // block, loop, if: a type
  [0x02, 0x04, number],
  [0x05, 0x05, nothing],
  // try, catch, throw, rethrow
  [0x06, 0x09, number],
  [0x0b, 0x0b, nothing],
  // br, br_if
  [0x0c, 0x0d, number],
  [0x0e, 0x0e, labels],
  [0x0f, 0x0f, nothing],
  [CALL, CALL, number],
  [CALL_INDIRECT, CALL_INDIRECT, twoNumbers],
  // return_call, return_call_indirect
  [0x12, 0x12, number],
  [0x13, 0x13, twoNumbers],
  // delegate
  [0x18, 0x18, number],
  // catch_all, drop, select
  [0x19, 0x1b, nothing],
  [0x1c, 0x1c, valueTypes],
  // variables and tables
  [0x20, 0x26, number],
  [0x28, 0x3e, address],
  // memory.size, memory.grow, i32.const, i64.const
  [0x3f, 0x42, number],
  [0x43, 0x43, bytes(4)],
  [0x44, 0x44, bytes(8)],
  // arithmetic
  [0x45, 0xc4, nothing],
  // ref.null, ref.is_null, ref.func
  [0xd0, 0xd0, number],
  [0xd1, 0xd1, nothing],
  [0xd2, 0xd2, number],
  [0xfc, 0xfc, longer],
];

const SKIPS: ReadonlyMap<number, Skip> = new Map(
  INSTRUCTIONS.flatMap(([from, to, skip]) =>
    Array.from({ length: to - from + 1 }, (_, index): [number, Skip] => [from + index, skip]),
  ),
);

/** Moves behind an instruction, and returns its code. Throws a RangeError if the build does not know the instruction. */
export const skipInstruction = (reader: Reader): number => {
  const code = readByte(reader);
  const skip = SKIPS.get(code);
  if (!skip) throw new RangeError(`unknown WebAssembly instruction 0x${code.toString(16)}`);
  skip(reader);
  return code;
};
