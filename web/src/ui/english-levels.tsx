import { Suspense } from 'react';
import { useHasOwnWords } from '../lib/i18n/english-words.ts';
import type { EnglishLevelsNoteProps } from './english-levels-note.tsx';
import { lazyPart } from './lazy-part.tsx';

const EnglishLevelsNote = lazyPart(() =>
  import('./english-levels-note.tsx').then((file) => file.EnglishLevelsNote),
);

/**
 * Where courses are offered or sold, says in the reader's language which of their levels are in English. On English
 * pages nothing loads for this.
 */
export const EnglishLevels = (props: EnglishLevelsNoteProps) =>
  useHasOwnWords() ? (
    <Suspense fallback={null}>
      <EnglishLevelsNote {...props} />
    </Suspense>
  ) : null;
