import binaryen from 'binaryen';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { exportsOf, importsOf, trimModule } from './trim-module.ts';

/** `kept` doubles a number and reports it with `used`; `dropped` is the only function that uses `unused` and $global. */
const MODULE = `(module
  (import "env" "used" (func $used (param i32)))
  (import "env" "unused" (func $unused (param i32)))
  (import "GOT.func" "unused_too" (global $global (mut i32)))
  (table 1 funcref)
  (elem (i32.const 0) $listed)
  (func $listed (param i32) (call $used (local.get 0)))
  (func (export "kept") (param i32)
    (call_indirect (param i32) (i32.mul (local.get 0) (i32.const 2)) (i32.const 0)))
  (func (export "dropped") (call $unused (global.get $global))))`;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(binaryen.parseText(text).emitBinary());

it('removes what only refused exports used, and keeps what the table lists', () => {
  const module = bytesOf(MODULE);
  const trimmed = trimModule(module, (name) => name === 'kept');
  expect([exportsOf(module), importsOf(module)]).toEqual([
    ['kept', 'dropped'],
    ['unused_too', 'used', 'unused'],
  ]);
  expect([exportsOf(trimmed), importsOf(trimmed)]).toEqual([['kept'], ['used']]);
});

it('leaves the rest of the module as it was', () => {
  const reported: unknown[] = [];
  const module = new WebAssembly.Module(trimModule(bytesOf(MODULE), (name) => name === 'kept'));
  const { exports } = new WebAssembly.Instance(module, {
    env: { used: (value: unknown) => reported.push(value) },
  });
  z.object({ kept: z.custom<(value: number) => void>() }).parse(exports).kept(21);
  expect(reported).toEqual([42]);
});

it('refuses bytes that are no module', () => {
  expect(() => trimModule(Uint8Array.of(1, 2, 3), () => true)).toThrow('parsing wasm binary');
});
