import { CALL, CALL_INDIRECT, skipInstruction } from './instructions.ts';
import {
  importedFunctions,
  joined,
  moduleOf,
  numberBytes,
  readByte,
  readBytes,
  readerOf,
  readNumber,
  SECTIONS,
  type Section,
  sectionsOf,
  sectionWith,
  skipNumber,
  withItems,
} from './wasm-binary.ts';

/**
 * Replaces every indirect call of a module by a call of a function that does nothing else than this indirect call. All
 * indirect calls with the same type and table share such a function. The module behaves as before.
 *
 * Without this change, Chromium guesses at each place which function is called, and compiles code for its guess. In the
 * interpreter, the guesses are wrong again and again, so Chromium compiles the interpreter's largest function up to
 * six times, and never stores its code for the next visit (docs/decisions/0126).
 */
export const shareIndirectCalls = (module: Uint8Array): Uint8Array<ArrayBuffer> => {
  const sections = sectionsOf(module);
  const types = typesIn(sectionWith(sections, SECTIONS.types));
  const bodies = bodiesIn(sectionWith(sections, SECTIONS.code));
  const callers = createCallers(importedFunctions(sections) + bodies.length);
  const changedBodies = bodies.map((body) => withCallers(body, callers.indexOf));
  const callerTypes = callers.list().map(({ type }) => callerType(typeAt(types, type)));
  const contents: Readonly<Record<number, (section: Section) => Uint8Array>> = {
    [SECTIONS.types]: (section) => withItems(section, callerTypes.map(typeBytes)),
    [SECTIONS.functions]: (section) =>
      withItems(
        section,
        callerTypes.map((_, index) => numberBytes(types.length + index)),
      ),
    [SECTIONS.code]: () =>
      codeOf([...changedBodies, ...callers.list().map((call) => callerBody(call, typeAt(types, call.type)))]),
  };
  return moduleOf(
    module,
    sections.map((section) => ({ id: section.id, data: contents[section.id]?.(section) ?? section.data })),
  );
};

/** The type of a function. Each value type is one byte. */
type FunctionType = { readonly parameters: Uint8Array; readonly results: Uint8Array };

/** The indices of the type and the table of an indirect call. */
type IndirectCall = { readonly type: number; readonly table: number };

const FUNCTION_TYPE = 0x60;
const I32 = 0x7f;
const LOCAL_GET = 0x20;
const END = 0x0b;

const typesIn = ({ data }: Section): FunctionType[] => {
  const reader = readerOf(data);
  return Array.from({ length: readNumber(reader) }, () => {
    if (readByte(reader) !== FUNCTION_TYPE) throw new RangeError('a type is not the type of a function');
    const parameters = readBytes(reader, readNumber(reader));
    return { parameters, results: readBytes(reader, readNumber(reader)) };
  });
};

const typeAt = (types: readonly FunctionType[], index: number): FunctionType => {
  const type = types[index];
  if (!type) throw new RangeError(`the WebAssembly module has no type ${index}`);
  return type;
};

const bodiesIn = ({ data }: Section): Uint8Array[] => {
  const reader = readerOf(data);
  return Array.from({ length: readNumber(reader) }, () => readBytes(reader, readNumber(reader)));
};

const codeOf = (bodies: readonly Uint8Array[]): Uint8Array =>
  joined([numberBytes(bodies.length), ...bodies.flatMap((body) => [numberBytes(body.length), body])]);

/** Gives each kind of indirect call its function. The first function has the index `first`. */
const createCallers = (first: number) => {
  const calls: IndirectCall[] = [];
  const indices = new Map<string, number>();
  return {
    indexOf: (call: IndirectCall): number => {
      const key = `${call.type} ${call.table}`;
      const known = indices.get(key);
      if (known !== undefined) return known;
      const index = first + calls.length;
      calls.push(call);
      indices.set(key, index);
      return index;
    },
    list: (): readonly IndirectCall[] => calls,
  };
};

/** The body of a function with direct calls in place of its indirect ones. */
const withCallers = (body: Uint8Array, indexOf: (call: IndirectCall) => number): Uint8Array => {
  const reader = readerOf(body);
  for (let left = readNumber(reader); left > 0; left -= 1) {
    skipNumber(reader);
    readByte(reader);
  }
  const pieces: (Uint8Array | readonly number[])[] = [];
  let copied = 0;
  while (reader.at < body.length) {
    const start = reader.at;
    if (skipInstruction(reader) !== CALL_INDIRECT) continue;
    const call = readerOf(body.subarray(start + 1, reader.at));
    const index = indexOf({ type: readNumber(call), table: readNumber(call) });
    pieces.push(body.subarray(copied, start), [CALL, ...numberBytes(index)]);
    copied = reader.at;
  }
  return pieces.length === 0 ? body : joined([...pieces, body.subarray(copied)]);
};

/** The type of the function for an indirect call: it also gets the place of the called function in the table. */
const callerType = ({ parameters, results }: FunctionType): FunctionType => ({
  parameters: joined([parameters, [I32]]),
  results,
});

const typeBytes = ({ parameters, results }: FunctionType): Uint8Array =>
  joined([[FUNCTION_TYPE], numberBytes(parameters.length), parameters, numberBytes(results.length), results]);

/** The body of the function for an indirect call: all its parameters, then the call. It has no variables. */
const callerBody = ({ type, table }: IndirectCall, { parameters }: FunctionType): Uint8Array =>
  joined([
    [0],
    ...Array.from({ length: parameters.length + 1 }, (_, index) => [LOCAL_GET, ...numberBytes(index)]),
    [CALL_INDIRECT, ...numberBytes(type), ...numberBytes(table), END],
  ]);
