import { type EnglishAttributes, useHasOwnWords } from '../lib/i18n/english-words.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './english-note.module.css';

type Props = {
  /** What is in English. */
  readonly what: 'level' | 'levelPart' | 'names' | 'page' | 'question';
  /** Shown only if these are the attributes of English text. */
  readonly language: EnglishAttributes;
};

/** Says once that a text is still in English, in the reader's language. Nothing on a page whose words are all English. */
export const EnglishNote = ({ what, language }: Props) => {
  const t = useWords();
  const isMixed = useHasOwnWords();
  return isMixed && language.lang !== undefined ? (
    <p className={classes.note} role="note">
      {t(`englishNote.${what}`)}
    </p>
  ) : null;
};
