import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliar, nearCommand } from './familiar-names.ts';
import { withEnglishLetters } from './look-alikes.ts';
import { withCommand, withCommandFor } from './mended-call.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn } from './program-names.ts';

const SYNTAX = ['SyntaxError'];
const NAME = ['NameError'];

/** Words that children use for a command whose name they do not know yet. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['move', 'move_forward'],
  ['go', 'move_forward'],
  ['walk', 'move_forward'],
  ['run', 'move_forward'],
  ['step', 'move_forward'],
  ['forward', 'move_forward'],
  ['forwards', 'move_forward'],
  ['straight', 'move_forward'],
  ['back', 'move_backward'],
  ['backward', 'move_backward'],
  ['backwards', 'move_backward'],
  ['left', 'turn_left'],
  ['right', 'turn_right'],
  ['say', 'speak'],
  ['talk', 'speak'],
  ['tell', 'speak'],
  ['shout', 'speak'],
  ['pick', 'collect'],
  ['pick_up', 'collect'],
  ['pickup', 'collect'],
  ['take', 'collect'],
  ['grab', 'collect'],
  ['get', 'collect'],
  ['harvest', 'collect'],
  ['put', 'place'],
  ['drop', 'place'],
  ['show', 'display'],
  ['see', 'look'],
  ['sow', 'plant'],
  ['unlock', 'open'],
  ['shut', 'close'],
  ['craft', 'combine'],
]);

/** Directions after a word for walking that is not a command, as in `go_forward`. */
const WALKS: ReadonlyMap<string, string> = new Map([
  ['forward', 'move_forward'],
  ['forwards', 'move_forward'],
  ['ahead', 'move_forward'],
  ['straight', 'move_forward'],
  ['back', 'move_backward'],
  ['backward', 'move_backward'],
  ['backwards', 'move_backward'],
]);

/** The command that another word means. For the word `turn`, the line must contain the direction. */
const commandFor = (word: string, lineText: string): string | undefined => {
  const small = word.toLowerCase();
  if (small === 'turn')
    return /right/i.test(lineText) ? 'turn_right' : /left/i.test(lineText) ? 'turn_left' : undefined;
  const [, verb = '', way = ''] = /^(go|walk|step|move|run)_(\w+)$/.exec(small) ?? [];
  return OTHER_WORDS.get(small) ?? (verb === '' ? undefined : WALKS.get(way)) ?? nearCommand(word);
};

/** A command right after `player`, without the dot: `playerturn_left`. */
const stuckCommand = ({ lineText, found: { name = '' } }: ErrorContext): boolean | Record<string, string> => {
  const rest = name.startsWith('player') ? name.slice('player'.length) : '';
  const command = COMMAND_NAMES.has(rest) ? rest : nearestName(rest, COMMAND_NAMES);
  if (rest.length <= 2 || command === undefined) return false;
  return { name: command, write: withCommand(lineText, lineText.indexOf(name), name, command) };
};

/** Symbols that learners write in place of the dot after player. */
const FOR_DOT = /(?<![\p{L}\p{N}_.])player\s*(?<sign>[-=]?\s?>|::|[-,;/\\|~])\s*(?<name>\w+)/u;

/** Another symbol for the dot: `player,turn_left()`, `player->turn_left()`. */
const otherSignForDot = ({ error, lineText }: ErrorContext): boolean | Record<string, string> => {
  const match = FOR_DOT.exec(lineText);
  const { sign = '', name = '' } = match?.groups ?? {};
  if (!match || !COMMAND_NAMES.has(name)) return false;
  const start = lineText.slice(0, match.index);
  if (/^\s*(?:import|from|for|def)\b|["'#(]/.test(start)) return false;
  if (error.type === 'NameError' && !error.message.startsWith(`name '${name}' `)) return false;
  return { sign, name, write: withCommand(lineText, match.index, match[0], name), point: match[0] };
};

/** The name `player` used for something else: a variable, a loop variable, a parameter or a class. */
const OTHER_PLAYER =
  /^\s*player\s*=(?!=)|\bfor\s[^:\n]*\bplayer\b[^:\n]*\sin\b|\bdef\s[^)\n]*\bplayer\b|^\s*class\s+player\b/m;

/** A program without the first lines of its functions and classes, so that it contains only the names of variables. */
const withoutFunctions = (source: string): string => source.replace(/^\s*(?:def|class)\s.*$/gm, '');

/** A name in the program that looks like the unknown one, but contains letters of another alphabet. */
const otherTwin = (source: string, unknown: string) => {
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const name = (line.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).find(
      (word) => withEnglishLetters(word) === unknown,
    );
    if (name !== undefined) return { name, point: name, pointLine: String(index + 1) };
  }
  return undefined;
};

/** A name that would be known if its look-alike letters were English ones. */
const inEnglishLetters = ({ source, lineText, found }: ErrorContext) => {
  const twin = found.name === undefined ? undefined : otherTwin(source, found.name);
  if (twin) return { ...twin, hint: found.name ?? '' };
  const words = found.name === undefined ? (lineText.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []) : [found.name];
  for (const name of words) {
    const hint = withEnglishLetters(name);
    if (hint === undefined) continue;
    if (COMMAND_NAMES.has(hint) || PYTHON_KEYWORDS.includes(hint) || isFamiliar(hint, source))
      return found.name === undefined ? { name, hint, point: name } : { hint };
  }
  return false;
};

/**
 * The row about English words with a letter of another alphabet. It comes first, because no other row can match such a
 * word.
 */
export const LETTER_ROWS: readonly ErrorRow[] = [
  {
    key: 'letters-look-alike',
    types: ['SyntaxError', 'NameError', 'AttributeError'],
    message: /^(?:(?:name|module 'player' has no attribute) '(?<name>[^']+)'|invalid syntax|expected)/,
    when: inEnglishLetters,
    example: 'cow = 1\nprint(\u0441\u043ew)',
  },
];

/**
 * The row about another symbol in place of the dot after player. The row comes before the rows about arrows and missing
 * names.
 */
export const DOT_ROWS: readonly ErrorRow[] = [
  {
    key: 'other-sign-for-dot',
    types: ['SyntaxError', 'NameError'],
    message: /^(?:invalid syntax|expected|name ')/,
    when: otherSignForDot,
    example: 'player,turn_left()',
  },
];

/** Rows about lines that are almost correct commands of the player. */
export const COMMAND_ROWS: readonly ErrorRow[] = [
  {
    key: 'command-in-two-words',
    types: ['SyntaxError', 'AttributeError'],
    message: /^(?:invalid syntax|module 'player' has no attribute)/,
    line: /\bplayer\s*\.\s*(?<point>(?<first>[A-Za-z]+)\s*[-\s]\s*(?<second>[A-Za-z]+))/,
    when: ({ lineText, found: { first = '', second = '' } }) => {
      const name = `${first}_${second}`.toLowerCase();
      const match = /\bplayer\s*\.\s*[A-Za-z]+\s*[-\s]\s*[A-Za-z]+/.exec(lineText);
      if (!match || !COMMAND_NAMES.has(name)) return false;
      return { name, write: withCommand(lineText, match.index, match[0], name) };
    },
    example: 'player.move forward(2)',
  },
  {
    key: 'player-needs-dot',
    types: SYNTAX,
    message: /./,
    line: /\bplayer(?:\s*\.\s*\.[\s.]*|\s+)(?<name>\w+)\s*\(/,
    when: ({ lineText, found: { name = '' } }) => {
      const match = /\bplayer(?:\s*\.\s*\.[\s.]*|\s+)\w+/.exec(lineText);
      if (!match || name === 'import') return false;
      return { write: withCommand(lineText, match.index, match[0], name), point: match[0] };
    },
    example: 'player turn_left()',
  },
  {
    key: 'player-stuck-to-command',
    types: NAME,
    message: /^name '(?<name>\w+)' is not defined/,
    when: stuckCommand,
    example: 'playerturn_left()',
  },
  {
    key: 'call-with-curly-braces',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /(?<point>(?<name>[A-Za-z_][\w.]*)\s*\{(?<value>[^{}]*)\})/,
    when: ({ lineText, source, found: { name = '' } }) =>
      !/["']/.test(lineText.split('{')[0] ?? '') &&
      name !== 'f' &&
      !isNamedIn(withoutFunctions(source), name),
    example: 'player.move_forward{3}',
  },
  {
    key: 'bare-command-misspelt',
    types: NAME,
    message: /^name '(?<name>\w+)' is not defined$/,
    when: ({ lineText, source, found: { name = '' } }) => {
      const hint = COMMAND_NAMES.has(name) ? undefined : commandFor(name, lineText);
      const isCalled = anyScript(String.raw`(?<![\w.])${name}\s*\(`).test(lineText);
      const isBare = OTHER_WORDS.has(name) || !/^\s*from\s+player\s+import/m.test(source);
      const isOwn = anyScript(String.raw`^\s*(?:def|class)\s+${name}\s*[(:]`, 'm').test(source);
      const write = hint && withCommandFor(lineText, name, hint);
      return hint && write && isCalled && isBare && !isOwn ? { hint, write } : false;
    },
    example: 'move_foward()',
  },
  {
    key: 'command-called-otherwise',
    types: ['AttributeError'],
    message: /^module 'player' has no attribute '(?<name>\w+)'/,
    when: ({ lineText, found: { name = '' } }) => {
      // A separate row explains misspelt commands.
      const hint = nearCommand(name) === undefined ? commandFor(name, lineText) : undefined;
      const write = hint && withCommandFor(lineText, name, hint);
      return hint !== undefined && { hint, write: write || `player.${hint}()` };
    },
    example: 'player.say("hi")',
  },
  {
    key: 'name-covers-player',
    types: ['AttributeError'],
    message: /^(?:'\w+' object|type object '\w+') has no attribute '(?<name>\w+)'/,
    line: /\bplayer\s*\./,
    when: ({ source, found: { name = '' } }) => COMMAND_NAMES.has(name) && OTHER_PLAYER.test(source),
    example: 'player = "Rabbit"\nplayer.turn_left()',
  },
  {
    key: 'command-is-no-variable',
    types: ['MissingParentheses'],
    message: /^(?<name>.+)$/,
    line: /\.\s*\w+\s*=(?!=)\s*(?<value>"[^"]*"|'[^']*'|-?[\w.]+)/,
    example: 'player.move_forward = 3',
  },
  {
    key: 'class-of-module',
    types: ['TypeError'],
    message: /^module\(\) takes at most 2 arguments \(3 given\)/,
    line: /^\s*class\s+(?<class>\w+)\s*\(\s*(?<name>\w+)/,
    example: 'class Rabbit(player):\n    pass',
  },
  {
    key: 'command-is-no-module',
    types: ['ModuleNotFoundError'],
    message: /^No module named '(?<name>\w+)'/,
    when: ({ found: { name = '' } }) => COMMAND_NAMES.has(name),
    example: 'import turn_left',
  },
];
