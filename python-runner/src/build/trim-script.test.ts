import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scriptUse } from './trim-script.ts';

/** Enough names for a list of exports, as thousands are in the real one. */
const FILLERS = Array.from({ length: 120 }, (_, index) => `_more${index}`);

/** A script of the form that Emscripten writes, with only the lines that matter here. */
const SCRIPT = `async function createInterpreter(Module) {
  var ${FILLERS.join(',')},_called,_idle,_evaluated,_place,_idle_place,wasmTable;
  function _imported(){return [_called(), Module.read()]}
  _imported.sig="ii";
  var _alias=_imported;
  function _not_imported(){return eval("_evaluated()")}
  _not_imported.sig="i";
  function read(){return wasmTable[_place]}
  Module["read"]=read;
  function startName(){return "by_name"}
  Module["startName"]=startName;
  function forPackages(){return 1}
  Module["forPackages"]=forPackages;
  function assign(wasmExports){
    wasmTable=wasmExports["table"];
    ${FILLERS.map((name) => `${name}=Module["${name}"]=wasmExports["${name.slice(1)}"];`).join('')}
    _called=Module["_called"]=wasmExports["called"];
    _idle=Module["_idle"]=wasmExports["idle"];
    _evaluated=Module["_evaluated"]=wasmExports["evaluated"];
    _place=Module["_place"]=wasmExports["place"].value>>>0;
    _idle_place=Module["_idle_place"]=wasmExports["idle_place"].value>>>0;
  }
  var wasmImports={imported:_alias,not_imported:_not_imported,notImportedEither:_not_imported};
  return {assign,wasmImports,name:startName()};
}export default createInterpreter;`;

const CALLER = 'const interpreter=await createInterpreter(settings);interpreter.startName()';

const createSchema = z.custom<(settings: object) => Promise<unknown>>((value) => typeof value === 'function');
const interpreterSchema = z.object({
  assign: z.custom<(exports: object) => void>((value) => typeof value === 'function'),
  wasmImports: z.record(
    z.string(),
    z.custom<() => unknown>((value) => typeof value === 'function'),
  ),
  name: z.string(),
});

const use = scriptUse(SCRIPT, CALLER);
const trimmed = use.trimmed(new Set(['imported']));

describe('exports of the module', () => {
  it.each<[string, boolean, string]>([
    ['called', true, 'a kept function calls it'],
    ['place', true, 'a kept function reads it'],
    ['table', true, 'the script reads it by its own name'],
    ['by_name', true, 'its name is a text'],
    ['evaluated', true, 'a text of the script has its name'],
    ['idle', false, 'only the list has it'],
    ['idle_place', false, 'only the list has it, as an address'],
    ['more7', false, 'only the list has it'],
  ])('%s: %s, because %s', (name, isUsed) => {
    expect(use.usesExport(name)).toBe(isUsed);
  });
});

describe('the trimmed script', () => {
  it.each<[string, boolean]>([
    ['called', true],
    ['place', true],
    ['imported', true],
    ['read', true],
    ['startName', true],
    ['table', true],
    ['forPackages', false],
    ['idle_place', false],
    ['not_imported', false],
    ['notImportedEither', false],
    ['sig', false],
    ['more7', false],
  ])('contains %s: %s', (word, isThere) => {
    expect(new RegExp(`\\b_?${word}\\b`).test(trimmed)).toBe(isThere);
  });

  it('still works', async () => {
    const create = createSchema.parse(runInNewContext(trimmed.replace(/export default (\w+);?\s*$/, '$1')));
    const { assign, wasmImports, name } = interpreterSchema.parse(await create({}));
    assign({ table: [7, 8, 9], called: () => 'called', place: { value: 2 } });
    expect([wasmImports.imported?.(), name]).toEqual([['called', 9], 'by_name']);
  });
});

it.each<[string, string]>([
  ['its list of exports', SCRIPT.replace(FILLERS.join(','), FILLERS.slice(0, 3).join(','))],
  ['its list of imports', SCRIPT.replace('wasmImports={', 'imports={')],
])('refuses a script without %s', (_, script) => {
  expect(() => scriptUse(script, CALLER)).toThrow('script has no');
});
