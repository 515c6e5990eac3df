import binaryen from 'binaryen';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FILLER_NAMES } from '../filler-names.ts';
import { addFillerFunctions } from './filler-functions.ts';
import { exportsOf } from './trim-module.ts';

/** `byte` returns the byte at an address. It imports a function, so the indices of its own functions begin at 1. */
const MODULE = Uint8Array.from(
  binaryen
    .parseText(
      `(module
        (import "env" "more" (func $more (param i32) (result i32)))
        (memory 1)
        (data (i32.const 0) "abc")
        (func (export "byte") (param i32) (result i32) (call $more (i32.load8_u (local.get 0)))))`,
    )
    .emitBinary(),
);

const numberFunction = z.custom<(value: number) => unknown>((value) => typeof value === 'function');

const started = (module: Uint8Array<ArrayBuffer>) => {
  const imports = { env: { more: (value: number) => value + 1 } };
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module), imports);
  return z.record(z.string(), numberFunction).parse(instance.exports);
};

describe('a module with fillers', () => {
  const filled = addFillerFunctions(MODULE);

  it('exports them after its own functions', () => {
    expect(exportsOf(filled)).toEqual(['byte', ...FILLER_NAMES]);
  });

  it('works as before, also after they were called', () => {
    const functions = started(filled);
    const bytes = () => [0, 1, 2, 3].map((address) => functions.byte?.(address));
    const before = bytes();
    for (const name of FILLER_NAMES) expect(functions[name]?.(0)).toBeUndefined();
    expect([before, bytes()]).toEqual([
      [98, 99, 100, 1],
      [98, 99, 100, 1],
    ]);
  });

  it('has 9 kB more for each', () => {
    const added = (filled.length - MODULE.length) / FILLER_NAMES.length;
    expect(Math.round(added / 1000)).toBe(9);
  });
});
