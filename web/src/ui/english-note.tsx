import { type EnglishAttributes, useHasOwnWords } from '../lib/i18n/english-words.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './english-note.module.css';

type Props = {
  /** The kind of text that is in English. */
  readonly what: 'level' | 'levelPart' | 'names' | 'page' | 'question';
  /** The language of the text. The note is shown only if it is English. */
  readonly language: EnglishAttributes;
};

/**
 * Says in the language of the page that some of the text is still in English. Shows nothing on a page that is fully in
 * English.
 */
export const EnglishNote = ({ what, language }: Props) => {
  const t = useWords();
  const isMixed = useHasOwnWords();
  return isMixed && language.lang !== undefined ? (
    <p className={classes.note} role="note">
      {t(`englishNote.${what}`)}
    </p>
  ) : null;
};
