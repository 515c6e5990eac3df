import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { assignedNames } from './assigned-names.ts';

/** One sentence about a command, in the page's language. */
export type Describe = (command: string) => string;

/**
 * Inserts the name of a command with its brackets. If the command needs a value, the cursor goes between the brackets.
 */
const applyCall =
  (name: string, takesSomething: boolean) =>
  (view: EditorView, _: Completion, from: number, to: number): void => {
    const followed = view.state.sliceDoc(to, to + 1) === '(';
    const insert = followed ? name : `${name}()`;
    const end = from + insert.length;
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: takesSomething && !followed ? end - 1 : end },
      userEvent: 'input.complete',
    });
  };

/**
 * The commands, each inserted after `owner`. They are in the order in which learners meet them, as in the Code book.
 */
const commandOptions = (describe: Describe, owner: string): Completion[] =>
  COMMANDS.map(({ name, parameters }, index) => ({
    label: name,
    type: 'method',
    detail: `(${parameters.map((parameter) => parameter.name).join(', ')})`,
    info: describe(name),
    boost: -index,
    apply: applyCall(`${owner}${name}`, parameters.length > 0),
  }));

/** Words of Python that learners often write. Those that need a value get brackets. */
const PYTHON_WORDS: Completion[] = [
  ...['for', 'while', 'if'].map((label): Completion => ({ label, type: 'keyword', apply: `${label} ` })),
  ...['print', 'range'].map(
    (label): Completion => ({ label, type: 'function', apply: applyCall(label, true) }),
  ),
];

/** Words for programs with `async` tasks. */
const WAITING_WORDS: Completion[] = ['await', 'async'].map((label) => ({
  label,
  type: 'keyword',
  apply: `${label} `,
}));

const importsModule = (code: string, name: string): boolean =>
  new RegExp(`^\\s*import\\s+${name}\\b`, 'm').test(code);

/** Whether a program imports the commands by name, so that it does not need `player.` before them. */
const importsCommands = (code: string): boolean => /^\s*from\s+player\s+import\b/mu.test(code);

const insideTextOrComment = (before: string): boolean => {
  let quote = '';
  for (const character of before) {
    if (quote === '' && character === '#') return true;
    if (quote === '' && (character === '"' || character === "'")) quote = character;
    else if (character === quote) quote = '';
  }
  return quote !== '';
};

/**
 * What the editor suggests: names from earlier lines, a few words of Python, and the character's commands with
 * `player.` (game.md section 2, 'Code editor panel'). After `player.`, or after `helper.` if it is imported, only the
 * commands. After any other dot, nothing.
 */
export const completions = (describe: Describe): CompletionSource => {
  const methods = commandOptions(describe, '');
  const commands = commandOptions(describe, 'player.');
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[\p{L}\p{N}_.]*/u);
    if (!word || (word.text === '' && !context.explicit)) return null;
    const line = context.state.doc.lineAt(context.pos);
    if (insideTextOrComment(line.text.slice(0, word.from - line.from))) return null;
    const dot = word.text.lastIndexOf('.');
    const from = word.from + dot + 1;
    const validFor = /^[\p{L}\p{N}_]*$/u;
    const code = context.state.doc.toString();
    if (dot >= 0) {
      const owner = word.text.slice(0, dot);
      const hasCommands = owner === 'player' || (owner === 'helper' && importsModule(code, owner));
      return hasCommands ? { from, options: methods, validFor } : null;
    }
    if (/^\p{N}/u.test(word.text)) return null;
    const names = assignedNames(code, line.number);
    const given = names.map((label): Completion => ({ label, type: 'variable', boost: 1 }));
    const python = importsModule(code, 'asyncio') ? [...PYTHON_WORDS, ...WAITING_WORDS] : PYTHON_WORDS;
    const words = python.filter(({ label }) => !names.includes(label));
    return { from, options: [...given, ...words, ...(importsCommands(code) ? methods : commands)], validFor };
  };
};
