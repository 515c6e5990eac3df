import { Suspense } from 'react';
import { useHasOwnWords } from '../lib/i18n/english-words.ts';
import type { EnglishLevelsNoteProps } from './english-levels-note.tsx';
import { lazyPart } from './lazy-part.tsx';

const EnglishLevelsNote = lazyPart(() =>
  import('./english-levels-note.tsx').then((file) => file.EnglishLevelsNote),
);

/**
 * Says in the language of the page which levels are in English, on pages that offer or sell courses. English pages load
 * no code for this.
 */
export const EnglishLevels = (props: EnglishLevelsNoteProps) =>
  useHasOwnWords() ? (
    <Suspense fallback={null}>
      <EnglishLevelsNote {...props} />
    </Suspense>
  ) : null;
