import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { wholeWord } from './program-names.ts';

const PYTHON_WORDS: Readonly<Record<string, string>> = {
  true: 'True',
  false: 'False',
  none: 'None',
  null: 'None',
  nil: 'None',
  undefined: 'None',
  TRUE: 'True',
  FALSE: 'False',
  NONE: 'None',
  NULL: 'None',
  Null: 'None',
};

const YES = /^(?:yes|on|ja|oui|s[ií]|sim|da|tak|wahr|vrai|evet|да|так|ano|igen|kyllä|ναι)$/iu;
const NO = /^(?:no|off|nein|nee|non|n[ãa]o|ne|nu|nie|falsch|faux|hay[ıi]r|нет|ні|не|nem|ei|nej|nei|όχι)$/iu;

/** `Ture` and `Flase`, if the line neither calls the name nor compares it with text. */
const misspelt = (name: string, lineText: string): string | undefined => {
  const hint = nearestName(name, ['True', 'False'], 1);
  const isValue = anyScript(
    String.raw`(?:=|\b(?:return|while|if|and|or|not))\s*${wholeWord(name)}\s*(?:$|[#:)])`,
    'u',
  );
  return hint !== undefined && name.length === hint.length && hint[0] === name[0] && isValue.test(lineText)
    ? hint
    : undefined;
};

/**
 * Python's name for a value that other languages write differently: `true`, `null`. The words yes and no count only
 * after the name of an input that cannot be text: `sorted(numbers, reverse=yes)`.
 */
export const truthIn = ({ lineText, found: { name = '' } }: ErrorContext): string | undefined => {
  if (Object.hasOwn(PYTHON_WORDS, name)) return PYTHON_WORDS[name];
  const isSwitch = anyScript(
    String.raw`(?:reverse|strict|flush|frozen|order|exist_ok)\s*=\s*${wholeWord(name)}\s*[,)]`,
    'u',
  ).test(lineText);
  if (!isSwitch) return misspelt(name, lineText);
  if (YES.test(name)) return 'True';
  return NO.test(name) ? 'False' : undefined;
};
