import { COMMANDS } from '@hopcode/engine/commands/registry';
import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { classAt, heldOf } from './scopes.ts';

const ATTRIBUTE = ['AttributeError'];
const OF_PLAYER = /^module 'player' has no attribute '(?<name>\w+)'/;

type Found = false | Readonly<Record<string, string>>;

const IN_COMMAND = '(?:move|go|walk|run|step)';

/** The line with `by` in place of `player.` and the name after it. */
const replaced = (lineText: string, name: string, by: string): string =>
  lineText.replace(anyScript(String.raw`(?<![\w.])player\s*\.\s*${name}\b`), () => by).trim();

/** A function of the program that is called as if it were a command: `player.walk()` with `def walk():`. */
const ownFunction = ({ source, lineText, found: { name = '' } }: ErrorContext): Found =>
  anyScript(String.raw`^def\s+${name}\s*\(`, 'm').test(source) && { write: replaced(lineText, name, name) };

/** A method of an object, called on player: `player.bleat()`. */
const methodOfObject = ({ source, lineText, found: { name = '' } }: ErrorContext): Found => {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => anyScript(String.raw`^\s+def\s+${name}\s*\(`).test(line));
  const home = at < 0 ? undefined : classAt(source, at + 1);
  const object = home && heldOf(source, home.name);
  return home !== undefined && object !== undefined
    ? { class: home.name, object, write: replaced(lineText, name, `${object}.${name}`) }
    : false;
};

/** A Python function, called on player: `player.print("hi")`. */
const functionOfPython = ({ lineText, found: { name = '' } }: ErrorContext): Found =>
  isFamiliarBuiltin(name) &&
  anyScript(String.raw`\b${name}\s*\(`).test(lineText) && { write: replaced(lineText, name, name) };

/** A direction as part of a command or in its brackets: `move_left(2)`, `go("right")`. */
const toSide = ({ lineText, found: { name = '' } }: ErrorContext): Found => {
  const own = new RegExp(`^${IN_COMMAND}_?(?<side>left|right)$`, 'i').exec(name)?.groups?.side;
  const inBrackets = new RegExp(String.raw`\b${IN_COMMAND}\s*\([^)]*\b(?<side>left|right)\b`, 'i').exec(
    lineText,
  )?.groups?.side;
  const side = own ?? (new RegExp(`^${IN_COMMAND}$`, 'i').test(name) ? inBrackets : undefined);
  const steps = /\(.*?(?<steps>\d+)/.exec(lineText)?.groups?.steps ?? '';
  return side !== undefined && { side: side.toLowerCase(), steps };
};

const forward = ({ lineText, found: { name = '' } }: ErrorContext): Found => {
  if (!new RegExp(`^${IN_COMMAND}$`, 'i').test(name)) return false;
  const way = new RegExp(
    String.raw`\b${name}\s*\([^)]*\b(?<way>forwards?|ahead|straight|back|backwards?)\b[^)]*\)`,
    'i',
  );
  const { 0: call, groups: { way: word = '' } = {} } = way.exec(lineText) ?? {};
  if (call === undefined) return false;
  const command = /^back/i.test(word) ? 'move_backward' : 'move_forward';
  const steps = /\d+/.exec(call)?.[0] ?? '';
  const whole = new RegExp(String.raw`(?:player\s*\.\s*)?${name}\s*\([^)]*\)`, 'i');
  return { command, write: lineText.replace(whole, `player.${command}(${steps})`).trim() };
};

/** A command with extra words: `can_move_forward()`, `collect_carrot()`, `open_door()`. */
const moreWords = ({ lineText, found: { name = '' } }: ErrorContext): Found => {
  const command = COMMANDS.filter((own) => name.startsWith(`${own.name}_`)).at(-1);
  const more = name.slice((command?.name.length ?? 0) + 1);
  if (!command || /left|right|back|behind|up|down|around|twice/.test(more)) return false;
  const takesText = command.parameters[0] !== undefined && command.parameters[0].type !== 'int';
  const call = anyScript(String.raw`(?<![\w.])player\s*\.\s*${name}\s*\([^)]*\)`).exec(lineText)?.[0];
  if (call === undefined) return false;
  const own = takesText ? `player.${command.name}("${more}")` : `player.${command.name}()`;
  return { command: command.name, write: lineText.replace(call, () => own).trim() };
};

/** `player.move_forward() * 7`: a command with a multiplication sign to repeat it. */
const commandTimes = (context: ErrorContext): Found => {
  const {
    call = '',
    command = '',
    inside = '',
    times = '',
  } = /^(?<call>player\.(?<command>\w+)\((?<inside>[^()]*)\))\s*\*\s*(?<times>\d+)$/.exec(codeAt(context))
    ?.groups ??
  /^(?<times>\d+)\s*\*\s*(?<call>player\.(?<command>\w+)\((?<inside>[^()]*)\))$/.exec(codeAt(context))
    ?.groups ??
  {};
  const isWhole = context.lineText.replace(/#.*/, '').trim() === codeAt(context);
  if (!COMMAND_NAMES.has(command) || !isWhole) return false;
  const walks = command.startsWith('move_') && inside.trim() === '';
  const write = walks ? `player.${command}(${times})` : `for i in range(${times}): ${call}`;
  return { command, write };
};

const PLAIN_VALUE = /\s*(?<value>"[^"{}\\]*"|'[^'"{}\\]*'|[^,"'{}()[\]]+?)\s*(?:,|$)/y;

/**
 * The values in the brackets of `speak(bottles, "bottles")` as one f-text; undefined if one of them is not a plain
 * value.
 */
const asOneText = (values: string): string | undefined => {
  const pattern = new RegExp(PLAIN_VALUE);
  const parts: string[] = [];
  while (pattern.lastIndex < values.length) {
    const value = pattern.exec(values)?.groups?.value;
    if (value === undefined) return undefined;
    parts.push(/^["']/.test(value) ? value.slice(1, -1) : `{${value}}`);
  }
  return `f"${parts.join(' ')}"`;
};

/** Several values for a command that takes one text; `print` would accept them. */
const severalTexts = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  const command = COMMANDS.find((own) => own.name === name);
  const { values } =
    new RegExp(String.raw`\b${name}\s*\((?<values>[^()]+)\)`).exec(context.lineText)?.groups ?? {};
  const text = values === undefined ? undefined : asOneText(values);
  if (command?.parameters.length !== 1 || command.parameters[0]?.type !== 'value' || text === undefined)
    return false;
  return { write: context.lineText.replace(values ?? '', () => text).trim() };
};

/** Rows about commands that the player does not have in this form, and functions that belong to something else. */
export const OTHER_COMMAND_ROWS: readonly ErrorRow[] = [
  {
    key: 'player-alone',
    types: ['MissingParentheses'],
    message: /^player$/,
    example: 'player',
  },
  {
    key: 'own-function-with-player',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: ownFunction,
    example: 'def walk():\n    pass\nplayer.walk()',
  },
  {
    key: 'method-of-object',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: methodOfObject,
    example: 'class Sheep:\n    def bleat(self):\n        pass\nsheep = Sheep()\nplayer.bleat()',
  },
  {
    key: 'function-with-player',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: functionOfPython,
    example: 'player.print("hi")',
  },
  {
    key: 'variable-with-player',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: ({ error, lineText, found: { name = '' } }) =>
      error.names?.near === name &&
      !anyScript(String.raw`\b${name}\s*\(`).test(lineText) && { write: replaced(lineText, name, name) },
    example: 'eggs = 3\nprint(player.eggs)',
  },
  {
    key: 'command-before-player',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: ({ lineText, found: { name = '' } }) => {
      const words = anyScript(String.raw`(?<![\w.])${name}\s*\.\s*player\b`).exec(lineText)?.[0];
      if (words === undefined || !COMMAND_NAMES.has(name)) return false;
      const call = lineText.replace(words, () => `player.${name}`).trim();
      return {
        write: /player\.\w+\s*\(/.test(call) ? call : call.replace(`player.${name}`, `player.${name}()`),
        point: words,
      };
    },
    example: 'turn_left.player()',
  },
  {
    key: 'object-before-player',
    types: ATTRIBUTE,
    message: /^(?:'\w+' object|type object '\w+') has no attribute 'player'/,
    line: /(?<point>(?<owner>\w+)\s*\.\s*player\s*\.\s*(?<name>\w+))/,
    when: ({ lineText, found: { point = '', owner = '', name = '' } }) =>
      COMMAND_NAMES.has(name) && {
        point,
        owner,
        write: lineText.replace(point, () => `player.${name}`).trim(),
      },
    example: 'class Hen:\n    def go(self):\n        self.player.turn_left()\nHen().go()',
  },
  {
    key: 'walk-with-direction',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: forward,
    example: 'player.move("forward")',
  },
  {
    key: 'turn-before-walking',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: toSide,
    example: 'player.move_left(2)',
  },
  {
    key: 'walk-needs-turn',
    types: ATTRIBUTE,
    message: /^module 'player' has no attribute '(?<name>(?:move|go|walk|step)_?(?:up|down))'/,
    example: 'player.move_up(2)',
  },
  {
    key: 'turn-needs-direction',
    types: ATTRIBUTE,
    message: /^module 'player' has no attribute '(?<name>turn|rotate|spin)'/,
    when: ({ lineText }) => !/left|right/i.test(lineText),
    example: 'player.turn()',
  },
  {
    key: 'turn-around-in-two-steps',
    types: ATTRIBUTE,
    message: /^module 'player' has no attribute '(?<name>turn_?(?:around|round|back)|u_?turn)'/,
    example: 'player.turn_around()',
  },
  {
    key: 'command-with-more-words',
    types: ATTRIBUTE,
    message: OF_PLAYER,
    when: moreWords,
    example: 'player.can_move_forward()',
  },
  {
    key: 'command-times-number',
    types: ['TypeError'],
    message: /^unsupported operand type\(s\) for \*: '(?:NoneType|int)' and '(?:NoneType|int)'/,
    when: commandTimes,
    example: 'player.move_forward() * 7',
  },
  {
    key: 'command-takes-one-text',
    types: ['TypeError'],
    message: /^(?<name>\w+)\(\) takes 1 positional argument but \d+ were given/,
    when: severalTexts,
    example: 'player.speak(3, "eggs")',
  },
];
