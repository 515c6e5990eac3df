import { COMMANDS } from '@hopcode/engine/commands/registry';
import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { COMMAND_NAMES } from './familiar-names.ts';

const NONE_TYPES = ['TypeError', 'AttributeError'];
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;

const RETURNS: ReadonlyMap<string, string> = new Map(COMMANDS.map(({ name, returns }) => [name, returns]));

/** The call whose result a variable holds, if the error is about that variable: `x = player.look()`. */
const resultOf = (context: ErrorContext, callee: string): { name: string; command: string } | undefined => {
  for (const name of codeAt(context).match(WORD) ?? []) {
    const command = anyScript(String.raw`^\s*${name}\s*=\s*${callee}\(`, 'm').exec(context.source)?.groups
      ?.command;
    if (command !== undefined) return { name, command };
  }
  return undefined;
};

/**
 * The command whose result the error is about, if the command returns the type `returns`. `name` is the variable with
 * the result, or the call itself.
 */
const commandResult = (context: ErrorContext, returns: string): boolean | Record<string, string> => {
  const kept = resultOf(context, String.raw`(?:player\.)?(?<command>\w+)`);
  if (kept && RETURNS.get(kept.command) === returns) return kept;
  const { call = '', command = '' } =
    /(?<call>player\.(?<command>\w+)\([^()]*\))/.exec(codeAt(context))?.groups ?? {};
  return RETURNS.get(command) === returns && { name: call, command };
};

/** A command in a level with a helper, or a method of a queue, if the error is about its call: `helper.read`. */
const unawaitedMethod = (context: ErrorContext): { function: string } | undefined => {
  const called = String.raw`(?<command>[^\W\d]\w*\.(?:${[...COMMAND_NAMES].join('|')}|get))`;
  const direct = anyScript(String.raw`${called}\(`).exec(codeAt(context))?.groups?.command;
  const name = direct ?? resultOf(context, called)?.command;
  return name === undefined ? undefined : { function: name };
};

/** An async function of the program whose call the error is about. */
const unawaited = (context: ErrorContext): boolean | Record<string, string> => {
  for (const [, name = ''] of context.source.matchAll(/\basync\s+def\s+([\p{L}_][\p{L}\p{N}_]*)/gu)) {
    const isDirect = anyScript(String.raw`(?<![\w.])${name}\(`).test(codeAt(context));
    if (isDirect || resultOf(context, `(?<command>${name})`)) return { function: name };
  }
  return unawaitedMethod(context) ?? false;
};

/** Rows about results that the program does not expect: of commands, of print and of async functions. */
export const RESULT_ROWS: readonly ErrorRow[] = [
  {
    key: 'commands-in-a-chain',
    types: ['AttributeError'],
    message: /^'NoneType' object has no attribute '(?<name>\w+)'/,
    when: (context) => {
      const command = /(?<command>\w+)\([^()]*\)\s*\.\s*\w+$/.exec(codeAt(context))?.groups?.command ?? '';
      return COMMAND_NAMES.has(command) && COMMAND_NAMES.has(context.found.name ?? '') && { command };
    },
    example: 'player.turn_left().turn_right()',
  },
  {
    key: 'look-found-nothing',
    types: [...NONE_TYPES, 'KeyError'],
    message: /NoneType(?!.*callable)|^None$/,
    when: (context) => commandResult(context, 'text-or-none'),
    example: 'thing = player.look()\nprint("I see " + thing)',
  },
  {
    key: 'command-returns-nothing',
    types: NONE_TYPES,
    message: /NoneType(?!.*callable)/,
    when: (context) => commandResult(context, 'nothing'),
    example: 'steps = player.turn_left()\nprint(steps + 1)',
  },
  {
    key: 'print-returns-nothing',
    types: NONE_TYPES,
    message: /NoneType(?!.*callable)/,
    when: (context) => resultOf(context, '(?<command>print)') ?? false,
    example: 'word = print("a")\nprint(word.upper())',
  },
  {
    key: 'await-missing',
    types: NONE_TYPES,
    message: /'coroutine'/,
    when: unawaited,
    example: 'async def five():\n    return 5\nx = five()\nprint(x + 1)',
  },
];
