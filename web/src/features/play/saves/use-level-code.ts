import type { PlayableLevel } from '@hopcode/contract/level/data';
import { beginsWithTemplate } from '@hopcode/courses/formats/creative-chapter';
import { useEffect, useRef, useState } from 'react';
import { addressKey, type LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import { type KeptCode, keptCode } from './kept-code.ts';

type LevelCode = {
  /** The program that the learner ran on this level before this visit; undefined if there is none. */
  readonly kept: KeptCode | undefined;
  readonly code: string;
  readonly setCode: (code: string) => void;
};

/**
 * The program of a level: the last one that ran on it, or the template. Free play always starts with the template
 * (game.md section 4, 'On level open').
 */
export const useLevelCode = (address: LevelAddress, data: PlayableLevel): LevelCode => {
  const progress = useProgressStore();
  const outbox = useOutbox();
  const [kept] = useState(() =>
    keptCode(progress.snapshot().levels[addressKey(address)], data, (known) => outbox.isOwn(address, known)),
  );
  const [code, setCode] = useState((beginsWithTemplate(data) ? undefined : kept?.code) ?? data.codeTemplate);
  const template = useRef(data.codeTemplate);
  useEffect(() => {
    // After a change of language, the comments in an unchanged template change too.
    const before = template.current;
    template.current = data.codeTemplate;
    setCode((shown) => (shown === before ? data.codeTemplate : shown));
  }, [data.codeTemplate]);
  return { kept, code, setCode };
};
