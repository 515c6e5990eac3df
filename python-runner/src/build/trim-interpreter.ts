import { addFillerFunctions } from './filler-functions.ts';
import { shareIndirectCalls } from './shared-indirect-calls.ts';
import { importsOf, trimModule } from './trim-module.ts';
import { scriptUse } from './trim-script.ts';

/** What the interpreter consists of: a WebAssembly module, and the script that has the functions it imports. */
export type Interpreter = {
  readonly script: string;
  readonly module: Uint8Array<ArrayBuffer>;
};

/**
 * The interpreter without what only packages with compiled code need, which Hopcode does not load
 * (docs/decisions/0125), and changed so that Chromium stores its compiled code (docs/decisions/0126).
 * `caller` is the script that starts the interpreter.
 */
export const trimInterpreter = ({ script, module }: Interpreter, caller: string): Interpreter => {
  const use = scriptUse(script, caller);
  const trimmed = trimModule(module, use.usesExport);
  return {
    script: use.trimmed(new Set(importsOf(trimmed))),
    module: addFillerFunctions(shareIndirectCalls(trimmed)),
  };
};
