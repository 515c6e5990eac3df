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

/** Inserts the name with its brackets; the cursor goes between them if the command takes a value. */
const applyCommand =
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

/** In the order of the Code book: the commands that a learner meets first come first. */
const commandOptions = (describe: Describe): Completion[] =>
  COMMANDS.map(({ name, parameters }, index) => ({
    label: name,
    type: 'method',
    detail: `(${parameters.map((parameter) => parameter.name).join(', ')})`,
    info: describe(name),
    boost: -index,
    apply: applyCommand(name, parameters.length > 0),
  }));

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
 * What the editor offers: the commands of the character, and the names that earlier lines assign; nothing else (game.md
 * section 2, 'Code editor panel'). After the dot of `player.` only the commands, after another dot nothing.
 */
export const completions = (describe: Describe): CompletionSource => {
  const commands = commandOptions(describe);
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[\p{L}\p{N}_.]*/u);
    if (!word || (word.text === '' && !context.explicit)) return null;
    const line = context.state.doc.lineAt(context.pos);
    if (insideTextOrComment(line.text.slice(0, word.from - line.from))) return null;
    const dot = word.text.lastIndexOf('.');
    const from = word.from + dot + 1;
    const validFor = /^[\p{L}\p{N}_]*$/u;
    if (dot >= 0) return word.text.slice(0, dot) === 'player' ? { from, options: commands, validFor } : null;
    if (/^\p{N}/u.test(word.text)) return null;
    const names = assignedNames(context.state.doc.toString(), line.number);
    const given = names.map((label): Completion => ({ label, type: 'variable', boost: 1 }));
    return { from, options: [...given, ...commands], validFor };
  };
};
