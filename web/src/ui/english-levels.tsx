import { Suspense } from 'react';
import { useHasOwnWords } from '../lib/i18n/english-words.ts';
import type { EnglishLevelsNoteProps } from './english-levels-note.tsx';
import { lazyPart } from './lazy-part.tsx';

const EnglishLevelsNote = lazyPart(() =>
  import('./english-levels-note.tsx').then((file) => file.EnglishLevelsNote),
);

/**
 * Says which levels of the courses are in English, in the reader's language, where they are offered or sold. English
 * pages load nothing for it.
 */
export const EnglishLevels = (props: EnglishLevelsNoteProps) =>
  useHasOwnWords() ? (
    <Suspense fallback={null}>
      <EnglishLevelsNote {...props} />
    </Suspense>
  ) : null;
