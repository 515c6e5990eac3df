import type { PlayableLevel } from '@hopcode/contract/level/data';
import { beginsWithTemplate } from '@hopcode/courses/formats/creative-chapter';
import { useEffect, useRef, useState } from 'react';
import { keyOfLearner, rememberedLearner } from '../account/learner.ts';
import { type DraftPlace, drafts } from './drafts.ts';

/** The place of a draft: a level and this browser's learner. */
export const draftPlace = ({
  courseId,
  levelSlug,
}: Pick<DraftPlace, 'courseId' | 'levelSlug'>): DraftPlace => ({
  owner: keyOfLearner(rememberedLearner.read()),
  courseId,
  levelSlug,
});

type Options = {
  readonly data: Pick<PlayableLevel, 'courseId' | 'slug' | 'codeTemplate' | 'chapter_id'>;
  /** The program that had run before the level was opened. */
  readonly kept: { readonly code: string } | undefined;
  readonly code: string;
  readonly onLoad: (code: string) => void;
};

/**
 * Stores a program that has not run, and shows it when the level opens again. Does nothing in free play, which always
 * starts with its template (game.md section 4, 'On level open'). Returns the draft that the level opens with, if there
 * is one.
 */
export const useDraft = ({ data, kept, code, onLoad }: Options): string | undefined => {
  const [place] = useState(() =>
    beginsWithTemplate(data) ? undefined : draftPlace({ courseId: data.courseId, levelSlug: data.slug }),
  );
  const [draft] = useState(() => place && drafts.opened(place, kept?.code ?? null));
  const show = useRef(onLoad);
  useEffect(() => {
    show.current = onLoad;
  });
  useEffect(() => {
    if (draft !== undefined) show.current(draft);
  }, [draft]);

  // The program that the level opened with is not a draft.
  const seen = useRef(code);
  useEffect(() => {
    if (place === undefined || seen.current === code) return;
    seen.current = code;
    drafts.typed(place, code, data.codeTemplate);
  }, [place, code, data.codeTemplate]);
  return draft;
};
