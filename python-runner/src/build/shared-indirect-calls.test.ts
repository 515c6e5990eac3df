import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import binaryen from 'binaryen';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALL_INDIRECT, skipInstruction } from './instructions.ts';
import { shareIndirectCalls } from './shared-indirect-calls.ts';
import { joined, numberBytes, readBytes, readerOf, readNumber, SECTIONS, sectionsOf } from './wasm-binary.ts';

const I32 = 0x7f;
/** `apply` calls the function at a place of the table, `twice` does so two times, `both` with the type of two numbers. */
const MODULE = Uint8Array.from(
  binaryen
    .parseText(
      `(module
        (type $one (func (param i32) (result i32)))
        (type $two (func (param i32 i32) (result i32)))
        (table 3 funcref)
        (elem (i32.const 0) $add $double $apply)
        (func $add (param i32) (result i32) (i32.add (local.get 0) (i32.const 1)))
        (func $double (param i32) (result i32) (i32.mul (local.get 0) (i32.const 2)))
        (func $apply (export "apply") (param i32 i32) (result i32)
          (call_indirect (type $one) (local.get 1) (local.get 0)))
        (func (export "twice") (param i32 i32) (result i32)
          (call_indirect (type $one) (call_indirect (type $one) (local.get 1) (local.get 0)) (local.get 0)))
        (func (export "both") (param i32 i32 i32) (result i32)
          (call_indirect (type $two) (local.get 1) (local.get 2) (local.get 0))))`,
    )
    .emitBinary(),
);

const exportsSchema = z.record(z.string(), z.custom<(...values: number[]) => number>());

const run = (module: Uint8Array, name: string, values: readonly number[]): number | string => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(module)));
  try {
    return exportsSchema.parse(exports)[name]?.(...values) ?? 'no function';
  } catch (error) {
    return String(error);
  }
};

/** For each function of a module, how many indirect calls it contains. */
const indirectCalls = (module: Uint8Array): number[] => {
  const code = sectionsOf(module).find(({ id }) => id === SECTIONS.code)?.data ?? new Uint8Array();
  const reader = readerOf(code);
  return Array.from({ length: readNumber(reader) }, () => {
    const inside = readerOf(readBytes(reader, readNumber(reader)));
    for (let left = readNumber(inside); left > 0; left -= 1) {
      readNumber(inside);
      readBytes(inside, 1);
    }
    let count = 0;
    while (inside.at < inside.bytes.length) if (skipInstruction(inside) === CALL_INDIRECT) count += 1;
    return count;
  });
};

describe('a module with shared indirect calls', () => {
  const shared = shareIndirectCalls(MODULE);

  it.each<[string, readonly number[]]>([
    ['apply', [0, 5]],
    ['apply', [1, 5]],
    ['apply', [2, 5]],
    ['apply', [7, 5]],
    ['twice', [0, 5]],
    ['twice', [1, 5]],
    ['both', [0, 1, 5]],
    ['both', [2, 1, 5]],
  ])('behaves as before: %s%j', (name, values) => {
    expect(run(shared, name, values)).toEqual(run(MODULE, name, values));
  });

  it('computes what the test expects of it', () => {
    expect([run(shared, 'apply', [0, 5]), run(shared, 'twice', [1, 5])]).toEqual([6, 20]);
    expect(run(shared, 'apply', [2, 5])).toMatch(/RuntimeError/);
  });

  it('has one function with an indirect call for each type', () => {
    expect(indirectCalls(MODULE)).toEqual([0, 0, 1, 2, 1]);
    expect(indirectCalls(shared)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });
});

it('the interpreter stays valid, and only its last functions contain indirect calls', () => {
  const path = join(
    dirname(createRequire(import.meta.url).resolve('pyodide/package.json')),
    'pyodide.asm.wasm',
  );
  const interpreter = readFileSync(path);
  const shared = shareIndirectCalls(interpreter);
  expect(WebAssembly.validate(Uint8Array.from(shared))).toBe(true);
  const before = indirectCalls(interpreter);
  const after = indirectCalls(shared);
  const added = after.length - before.length;
  expect([before.filter((count) => count > 0).length > 1000, added < 100]).toEqual([true, true]);
  expect(after.slice(0, before.length).filter((count) => count > 0)).toEqual([]);
  expect(after.slice(before.length)).toEqual(Array.from({ length: added }, () => 1));
});

it.each<[string, readonly number[]]>([
  ['a block with a type', [0x02, 0x40]],
  ['a large constant', [0x42, 0xff, 0xff, 0xff, 0xff, 0x0f]],
  ['a constant of 8 bytes', [0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]],
  ['a jump table', [0x0e, 2, 0, 1, 0]],
  ['a load', [0x28, 2, 0x80, 0x08]],
  ['a load from another memory', [0x28, 0x42, 1, 0x80, 0x08]],
  ['select with types', [0x1c, 1, I32]],
  ['a copy of memory', [0xfc, 10, 0, 0]],
  ['a fill of memory', [0xfc, 11, 0]],
  ['a conversion', [0xfc, 7]],
  ['a null', [0xd0, 0x70]],
  ['an indirect call', [CALL_INDIRECT, 0x85, 1, 0]],
])('knows where %s ends', (_, bytes) => {
  const reader = readerOf(Uint8Array.from([...bytes, 0x0b]));
  expect([skipInstruction(reader), reader.at]).toEqual([bytes[0], bytes.length]);
});

it.each<[string, readonly number[]]>([
  ['an unknown instruction', [0xfd, 0]],
  ['an unknown long instruction', [0xfc, 99]],
  ['an instruction that is cut off', [0x44, 1, 2]],
])('refuses %s', (_, bytes) => {
  expect(() => skipInstruction(readerOf(Uint8Array.from(bytes)))).toThrow(RangeError);
});

it.each([0, 127, 128, 16_958, 4_294_967_295])('writes and reads the number %i', (value) => {
  expect(readNumber(readerOf(joined([numberBytes(value)])))).toBe(value);
});
