import { isNamedIn } from './program-names.ts';
import { mendQuestion } from './question-head.ts';
import { isToken, tokensOf } from './tokens.ts';

/** The kind of words in a line: from Scratch, from other languages, or a spoken order. */
export type ForeignKind =
  | 'forever'
  | 'until'
  | 'repeat'
  | 'when'
  | 'start'
  | 'switch'
  | 'unless'
  | 'otherwise'
  | 'else-if'
  | 'end'
  | 'store'
  | 'change'
  | 'command'
  | 'show'
  | 'times'
  | 'wait'
  | 'filler'
  | 'throw';

/** A line with foreign words: the word that the sentence names, and the line in Python (empty if none is needed). */
export type ForeignLine = { readonly kind: ForeignKind; readonly word: string; readonly write: string };

type Groups = Readonly<Record<string, string | undefined>>;

type Rule = {
  readonly kind: ForeignKind;
  readonly pattern: RegExp;
  readonly write: (groups: Groups, source: string) => string | undefined;
};

const NUMBERS: readonly string[] = 'one two three four five six seven eight nine ten'.split(' ');

/** A number that may be a word: three is 3. */
const numberOf = (word: string): string => {
  const index = NUMBERS.indexOf(word.toLowerCase().replace('twice', 'two'));
  return index < 0 ? word : String(index + 1);
};

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ['==', '!='],
  ['!=', '=='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
]);

/** A condition without the mistakes that have their own rows. */
const condition = (text: string): string => {
  const head = `if ${text.replace(/\s*[:{]?\s*$/, '')}:`;
  return (mendQuestion(head)?.write ?? head).slice(3, -1);
};

/** The opposite of a condition, as a child would write it. */
const opposite = (text: string): string => {
  const asked = condition(text);
  const tokens = tokensOf(asked);
  const negated = /^not\s+(?<rest>[\p{L}\p{N}_.]+(?:\([^()]*\))?)$/u.exec(asked)?.groups?.rest;
  if (negated !== undefined) return negated;
  const signs = tokens.filter((token) => OPPOSITE.has(token.text) && token.depth === 0);
  const sign = signs[0];
  const isLong = tokens.some((token) => isToken(token, 'and', 'or', 'not', 'in', 'is'));
  if (sign && signs.length === 1 && !isLong) {
    return `${asked.slice(0, sign.at)}${OPPOSITE.get(sign.text)}${asked.slice(sign.at + sign.text.length)}`;
  }
  return sign || isLong ? `not (${asked})` : `not ${asked}`;
};

const looksLikeCondition = (text: string): boolean => /[=<>()]|\s(?:is|in|not)\s/.test(text);

const END = String.raw`\s*[:{;]?\s*$`;
const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const VALUE = String.raw`(?:-?[\d.]+|"[^"]*"|'[^']*'|${NAME}(?:\([^()]*\))?)`;
const CALL = String.raw`(?<call>(?:${NAME}\.)*${NAME}\([^()]*\))`;

const rule = (kind: ForeignKind, pattern: string, write: Rule['write']): Rule => ({
  kind,
  pattern: new RegExp(`^${pattern}`, 'iu'),
  write,
});

/** Words for blocks: loops and conditions. */
const BLOCK_RULES: readonly Rule[] = [
  rule('forever', String.raw`(?<word>(?:(?:repeat|loop|do)\s+)?forever|loop)${END}`, () => 'while True:'),
  rule(
    'until',
    String.raw`(?:(?:repeat|loop|do|keep\s+going)\s+)?(?<word>until)\s+(?<condition>.+)$`,
    (found) => `while ${opposite(found.condition ?? '')}:`,
  ),
  rule(
    'repeat',
    String.raw`(?<word>repeat|loop|do)\s+while\s+(?<condition>.+)$`,
    (found) => `while ${condition(found.condition ?? '')}:`,
  ),
  rule(
    'repeat',
    String.raw`(?<word>repeat|loop|do|times)\s*\(?\s*(?:for\s+)?(?<amount>[\p{L}\p{N}_]+)?\s*\)?\s*(?:x|times?)?\s*\)?(?:\s*do)?${END}`,
    ({ amount }) =>
      `for i in range(${amount === undefined || /^times?$/i.test(amount) ? '3' : numberOf(amount)}):`,
  ),
  rule(
    'repeat',
    String.raw`(?<amount>[\p{L}\p{N}_]+)\s+(?<word>times)${END}`,
    ({ amount = '3' }) => `for i in range(${numberOf(amount)}):`,
  ),
  rule('when', String.raw`(?<word>when(?:ever)?)\s+(?<condition>.+)$`, ({ condition: asked = '' }) =>
    looksLikeCondition(asked) ? `if ${condition(asked)}:` : undefined,
  ),
  rule('start', String.raw`(?<word>when|on)\s+(?:[\p{L}]+\s*){1,4}${END}`, () => ''),
  rule('start', String.raw`(?<word>(?:begin|start)(?:\s+(?:the\s+)?(?:program|game|code))?)${END}`, () => ''),
  rule(
    'switch',
    String.raw`(?<word>switch|select)\s*(?:case\s*)?\(?\s*(?<value>[\p{L}\p{N}_.]+(?:\(\))?)\s*\)?${END}`,
    (found) => `match ${found.value}:`,
  ),
  rule(
    'unless',
    String.raw`(?<word>unless)\s+(?<condition>.+)$`,
    (found) => `if ${opposite(found.condition ?? '')}:`,
  ),
  rule('otherwise', `(?<word>otherwise)${END}`, () => 'else:'),
  rule(
    'else-if',
    String.raw`(?<word>else\s*[:,]?\s*if|elseif|elsif|elsf|elif\s+if|el\s+if|if\s+else|ifelse)(?![\p{L}\p{N}_])\s*(?<condition>(?!:\s*$).+)$`,
    (found) => `elif ${condition(found.condition ?? '')}:`,
  ),
  rule(
    'else-if',
    String.raw`(?<word>else)\s*:\s*(?<condition>.*(?:==|!=|[<>]).*):$`,
    (found) => `elif ${condition(found.condition ?? '')}:`,
  ),
  rule(
    'end',
    String.raw`(?<word>end\s*(?:if|for|while|loop|repeat|def|function|program|class)?|next\s+${NAME}|fi|done|esac)\s*[;.:]?$`,
    () => '',
  ),
];

/** Words for storing and changing a value. */
const VALUE_RULES: readonly Rule[] = [
  rule(
    'change',
    String.raw`(?<word>change|increase|raise|decrease|lower)\s+(?<name>${NAME})\s+by\s+(?<value>${VALUE})$`,
    (found) => `${found.name} ${/^(?:de|lo)/i.test(found.word ?? '') ? '-' : '+'}= ${found.value}`,
  ),
  rule(
    'change',
    String.raw`(?<word>add)\s+(?<value>${VALUE})\s+to\s+(?<name>${NAME})$`,
    ({ name = '', value = '' }, source) =>
      new RegExp(String.raw`(?<![\p{L}\p{N}_])${name}\s*=\s*\[`, 'u').test(source)
        ? `${name}.append(${value})`
        : `${name} += ${value}`,
  ),
  rule(
    'change',
    String.raw`(?<word>subtract|take|remove)\s+(?<value>${VALUE})\s+from\s+(?<name>${NAME})$`,
    (found) => `${found.name} -= ${found.value}`,
  ),
  rule(
    'store',
    String.raw`(?<word>set|let|make|put)\s+(?<name>${NAME})\s+(?:(?:to|be|as|equals?(?:\s+to)?|=)\s*)?(?<value>${VALUE})$`,
    (found) => `${found.name} = ${found.value}`,
  ),
  rule(
    'store',
    String.raw`(?<word>put|store|save)\s+(?<value>${VALUE})\s+(?:in|into|to)\s+(?<name>${NAME})$`,
    (found) => `${found.name} = ${found.value}`,
  ),
  rule(
    'store',
    String.raw`(?<name>${NAME})(?:\s+(?=\w)|\s*(?!\w))(?<word>equals?(?:\s+to)?|becomes|be|is|:=|<-)\s*(?<value>${VALUE})$`,
    (found) => `${found.name} = ${found.value}`,
  ),
  rule(
    'store',
    String.raw`(?<value>${VALUE})\s*(?<word>->)\s*(?<name>${NAME})$`,
    (found) => `${found.name} = ${found.value}`,
  ),
];

const STEPS = String.raw`(?:\s*(?:steps?|tiles?|times?|fields?|squares?))?\s*[.!]?$`;
const WHO = String.raw`(?:please\s+)?(?:(?:player|rabbit|the\s+(?:player|rabbit))\s*\.?\s+)?`;

/** The text of an order, which may be in quotes or not. */
const quoted = (text: string): string => (/^["'].*["']$/.test(text) ? text : `"${text.replaceAll('"', '')}"`);

/** The turns of an order: 180 degrees are two turns, and so is `turn left 2 times`. */
const turned = ({ side = '', amount = '1', unit = '' }: Groups): string => {
  const call = `player.turn_${side.toLowerCase()}()`;
  const number = Number(amount);
  const turns = /^(?:°|deg)/i.test(unit) || number >= 45 ? Math.round(number / 90) : number;
  return turns > 1 ? `for i in range(${turns}): ${call}` : call;
};

/** A call of print with a value: a name of the program, otherwise text. */
const shown = ({ text = '' }: Groups, source: string): string =>
  `print(${isNamedIn(source, text) ? text : quoted(text)})`;

/** Orders to the player, and words for how many times after a call. */
const ORDER_RULES: readonly Rule[] = [
  rule(
    'show',
    String.raw`(?<word>say|think|print|show|write|output|display)\s*\(?\s*(?<text>"[^"]*"|'[^']*'|[\p{L}\p{N}_ ,!?.]+?)\s*\)?\s+for\s+[\p{L}\p{N}_.]+\s*(?:seconds?|secs?|s)\s*[.:]?$`,
    shown,
  ),
  rule('show', String.raw`(?<word>show)\s+(?<text>"[^"]*"|'[^']*'|${NAME})$`, (found, source) =>
    /^["']/.test(found.text ?? '') || isNamedIn(source, found.text ?? '') ? shown(found, source) : undefined,
  ),
  rule(
    'times',
    String.raw`${CALL}\s*(?:[*x×]\s*)?(?<amount>[\p{L}\p{N}_]+?)\s*(?<word>times?|x)?$`,
    ({ call, amount = '', word }) =>
      word !== undefined || /^(?:x?\d+|twice)$/.test(amount)
        ? `for i in range(${numberOf(amount.replace(/^x/, ''))}): ${call}`
        : undefined,
  ),
  rule(
    'times',
    String.raw`(?<amount>\d+|${NUMBERS.join('|')})\s*(?<word>times|x)\s+${CALL}$`,
    ({ call, amount = '' }) => `for i in range(${numberOf(amount)}): ${call}`,
  ),
  rule(
    'command',
    String.raw`(?<call>player\.move_(?:for|back)ward)\s*\(?\s*(?<amount>\d+)\s*\)?\s*(?<word>steps?|times?|tiles?|x)\s*\)?$`,
    ({ call, amount, word = '' }, source) => (isNamedIn(source, word) ? undefined : `${call}(${amount})`),
  ),
  rule(
    'command',
    String.raw`${WHO}(?<word>turn|go|look|rotate)\s+(?:to\s+the\s+)?(?<side>left|right)(?:\s+(?:by\s+)?(?<amount>\d+)\s*(?<unit>°|degrees?|times?|x)?)?\s*[.!]?$`,
    turned,
  ),
  rule(
    'command',
    String.raw`${WHO}(?<word>turn|rotate)\s+(?:by\s+)?(?<amount>\d+)\s*(?<unit>°|degrees?)?\s*(?:to\s+the\s+)?(?<side>left|right)\s*[.!]?$`,
    turned,
  ),
  rule(
    'command',
    String.raw`${WHO}(?<word>(?:move|go|walk|step|run)?\s*back(?:wards?)?)\s*(?<amount>\d+)?${STEPS}`,
    ({ amount = '' }) => `player.move_backward(${amount})`,
  ),
  rule(
    'command',
    String.raw`${WHO}(?<word>(?:move|go|walk|step|run)(?:\s+(?:forwards?|ahead|straight|on))?|forwards?)\s*(?<amount>\d+|${NUMBERS.join('|')})?${STEPS}`,
    ({ amount = '' }) => `player.move_forward(${numberOf(amount)})`,
  ),
  rule(
    'command',
    String.raw`${WHO}(?<word>say|speak|shout|tell)\s+(?<text>"[^"]*"|'[^']*'|[\p{L}\p{N} ,!?.]+)$`,
    ({ text = '' }) => `player.speak(${quoted(text)})`,
  ),
  rule(
    'command',
    String.raw`${WHO}(?<word>collect|pick\s+up|pick|take|grab)\s+(?:the\s+|a\s+)?(?<text>"[^"]*"|'[^']*'|[\p{L}]+)\s*[.!]?$`,
    ({ text = '' }) => `player.collect(${quoted(text)})`,
  ),
  rule(
    'wait',
    String.raw`(?<word>wait|sleep|pause)\s+(?:for\s+)?(?<amount>[\d.]+)(?:\s*(?:seconds?|secs?|s))?\s*[.:]?$`,
    (found) => `time.sleep(${found.amount})`,
  ),
];

/** Extra words before a complete call. */
const FILLER_RULES: readonly Rule[] = [
  rule(
    'filler',
    String.raw`(?<word>first|then|now|next|and\s+then|and|finally|please|call|do|run|execute|use)\s*,?\s+(?<call>(?:${NAME}\.)*${NAME}\(.*\))$`,
    ({ call = '' }) => call,
  ),
  rule('filler', String.raw`(?<word>call|run|execute)\s+(?<name>${NAME})$`, ({ name = '' }, source) =>
    new RegExp(String.raw`def\s+${name}\s*\(`, 'u').test(source) ? `${name}()` : undefined,
  ),
  rule(
    'throw',
    String.raw`(?<word>throw)\s+(?:new\s+)?(?<error>\p{Lu}[\p{L}\p{N}_]*\(.*\))$`,
    ({ error = '' }) => `raise ${error}`,
  ),
];

const RULES: readonly Rule[] = [...FILLER_RULES, ...BLOCK_RULES, ...VALUE_RULES, ...ORDER_RULES];

/** Reads a line in words that Python does not have; undefined for any other line. */
export const readForeign = (line: string, source: string): ForeignLine | undefined => {
  const code = line.replace(/\s+#.*$/, '').trim();
  for (const { kind, pattern, write } of RULES) {
    const groups = pattern.exec(code)?.groups;
    // A name that the program defines is not a foreign word: `walk 3` with `def walk`.
    const isOwn = groups && kind === 'command' && isNamedIn(source, groups.word ?? '');
    const text = groups && !isOwn ? write(groups, source) : undefined;
    if (text !== undefined) return { kind, word: groups?.word ?? code, write: text };
  }
  return undefined;
};
