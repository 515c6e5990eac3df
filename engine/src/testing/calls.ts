import type { Argument } from '../commands/command.ts';

export type Call = { readonly name: string; readonly args: readonly Argument[] };

const CALL = /(?:player\.)?([a-z_]+)\(([^()]*)\)/g;
const LITERAL = /"([^"]*)"|(-?\d+(?:\.\d+)?)|(True|False|None)/g;

const WORDS: Readonly<Record<string, Argument>> = { True: true, False: false, None: null };

const literals = (text: string): Argument[] =>
  [...text.matchAll(LITERAL)].map(([, string, number, word]) => {
    if (string !== undefined) return string;
    return number === undefined ? (WORDS[word ?? ''] ?? null) : Number(number);
  });

/** The calls of a line such as `move_forward(2) player.speak("Hello")`; arguments are literals. */
export const callsOf = (program: string): Call[] =>
  [...program.matchAll(CALL)].map(([, name = '', args = '']) => ({ name, args: literals(args) }));
