import { commandNamed } from '@hopcode/engine/commands/registry';
import i18next from 'i18next';
import type { CodeWord } from './code-word-at.ts';
import { wordWithId } from './python-words.ts';

/** The text of a card about a piece of code, in the language of the page. */
export type WordTexts = {
  /** How to say the piece in this language: "for each". */
  readonly read: string;
  readonly readLabel: string;
  readonly meaning: string;
  readonly example: string;
  readonly exampleLabel: string;
  readonly sayCode: string;
  readonly sayMeaning: string;
  readonly language: string;
};

const exampleOf = ({ kind, name }: Pick<CodeWord, 'kind' | 'name'>): string =>
  (kind === 'command' ? commandNamed(name)?.example : wordWithId(name)?.example) ?? '';

/** Loads the text about a piece of code. Rejects if the text cannot be loaded. */
export const loadWordTexts = async (word: Pick<CodeWord, 'kind' | 'name'>): Promise<WordTexts> => {
  await i18next.loadNamespaces(['code-words', 'engine']);
  const { t } = i18next;
  const read =
    word.kind === 'command'
      ? t(`engine:commands.${word.name}.title`)
      : t(`code-words:words.${word.name}.read`);
  return {
    read,
    readLabel: t('code-words:read', { words: read }),
    meaning:
      word.kind === 'command'
        ? t(`engine:commands.${word.name}.summary`)
        : t(`code-words:words.${word.name}.meaning`),
    example: exampleOf(word),
    exampleLabel: t('code-words:example'),
    sayCode: t('code-words:sayCode'),
    sayMeaning: t('code-words:sayMeaning'),
    language: i18next.language,
  };
};
