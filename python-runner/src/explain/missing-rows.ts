import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES } from './familiar-names.ts';
import { nearestName } from './nearest-name.ts';
import { namesIn } from './program-names.ts';

const NAME = ['NameError'];
const WAITING =
  /^(?:name '(?:wait|sleep|pause|delay)' is not defined|module '(?:player|time)' has no attribute '(?:wait|sleep|pause|delay)'|cannot import name '(?:wait|pause|delay)' from 'time')/;
const WAITING_TYPES = ['NameError', 'AttributeError', 'ImportError'];

/** The seconds that the program wants to wait. */
const seconds = ({ lineText }: ErrorContext): Record<string, string> => ({
  value:
    /(?:wait|sleep|pause|delay)\s*\(\s*(?<value>[\p{L}\p{N}_.]+)\s*\)/u.exec(lineText)?.groups?.value ?? '1',
});

/** In `await sleep(1)`, the learner means the sleep of asyncio. */
const isAwaited = ({ lineText }: ErrorContext): boolean => /\bawait\s+sleep\b/.test(lineText);

const importsTime = ({ source }: ErrorContext): boolean =>
  /^\s*import\s+(?:[\w.]+\s*,\s*)*time\b/m.test(source);

/** The names that lines other than this one create. */
const otherNames = ({ source, error }: ErrorContext): readonly string[] =>
  namesIn(
    source
      .split('\n')
      .filter((_line, index) => index !== error.line - 1)
      .join('\n'),
  );

/** What children call their character. */
const CHARACTERS: ReadonlySet<string> = new Set(
  'hero rabbit bunny character robot farmer sprite me you him her it'.split(' '),
);

/**
 * Rows about things that children expect and that do not exist here: waiting, the turtle, a class, another name for the
 * player.
 */
export const MISSING_ROWS: readonly ErrorRow[] = [
  {
    key: 'sleep-of-time',
    types: WAITING_TYPES,
    message: WAITING,
    when: (context) =>
      importsTime(context) && !isAwaited(context) && context.error.type !== 'ImportError' && seconds(context),
    example: 'import time\nwait(1)',
  },
  {
    key: 'sleep-needs-import',
    types: WAITING_TYPES,
    message: WAITING,
    when: (context) => !isAwaited(context) && seconds(context),
    example: 'wait(1)',
  },
  {
    key: 'no-turtle',
    types: ['NameError', 'ModuleNotFoundError'],
    message: /^(?:name|No module named) 'turtle'/,
    example: 'turtle.forward(3)',
  },
  {
    key: 'character-is-player',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined/,
    when: (context) => {
      const { name = '' } = context.found;
      const command = anyScript(String.raw`(?<![\w.])${name}\s*\.\s*(?<command>\w+)\s*\(`, 'u').exec(
        context.lineText,
      )?.groups?.command;
      if (command === undefined) return false;
      if (!COMMAND_NAMES.has(command) && !CHARACTERS.has(name.toLowerCase())) return false;
      if (nearestName(name, ['player', ...otherNames(context)]) !== undefined) return false;
      const owner = anyScript(String.raw`(?<![\w.])${name}(?=\s*\.)`, 'gu');
      return { write: context.lineText.replaceAll(owner, 'player').trim() };
    },
    example: 'rabbit.turn_left()',
  },
  {
    key: 'class-unknown',
    types: NAME,
    message: /^name '(?<name>\p{Lu}[^']*)' is not defined/u,
    line: /=\s*(?<called>\p{Lu}[\p{L}\p{N}_]*)\s*\(/u,
    when: (context) => {
      const { name = '', called } = context.found;
      if (anyScript(String.raw`^\s*class\s+${name}\b`, 'mu').test(context.source)) return false;
      return (
        called === name &&
        nearestName(name, [...otherNames(context), 'print', 'range', 'input', 'int', 'str']) === undefined
      );
    },
    example: 'cow = Cow()',
  },
];
