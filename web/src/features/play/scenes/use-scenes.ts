import type { PlayableLevel } from '@hopcode/contract/level/data';
import { useState } from 'react';
import { keyOfLearner, useLearner } from '../../../lib/account/learner.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { storyScenes } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import type { RunState } from '../run/run-state.ts';
import { dueScene, scenesToRepeat } from './due-scene.ts';
import { isSceneSeen, noteSceneSeen } from './seen-scenes.ts';

type Options = {
  readonly data: PlayableLevel;
  readonly state: RunState;
  readonly code: string;
  /** Whether the learner had run a program here before this visit. */
  readonly isKnown: boolean;
};

export type Scenes = {
  /** The scene on the screen, or the one that is loading. */
  readonly shown: string | undefined;
  /** Whether the learner asked to see the scene again. */
  readonly isRepeated: boolean;
  /** Whether the scene may still start. It must not interrupt a child who is typing. */
  readonly mayBegin: () => boolean;
  /** Ends the scene. `seen` is false if the scene could not be shown. */
  readonly end: (seen: boolean) => void;
  /** Shows the level's scenes again; undefined if it has none. */
  readonly again: (() => void) | undefined;
};

/** The scenes of the story for one level. Says which one is on the screen, and stores what the learner has seen. */
export const useScenes = ({ data, state, code, isKnown }: Options): Scenes => {
  const { courseId, scenes } = data;
  const owner = keyOfLearner(useLearner());
  const progress = useProgress();
  const isComplete = isLevelComplete(progress, courseId, data);
  const [wasComplete] = useState(isComplete);
  const [isOn] = useStoredValue(storyScenes, 'on');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const isUntouched = code === data.codeTemplate && state.runs === 0;
  const due = dueScene({
    scenes,
    isOn: isOn === 'on',
    isSeen: (id) => ended.includes(id) || isSceneSeen({ owner, courseId, id }),
    isKnown: isKnown || wasComplete,
    wasComplete,
    isUntouched,
    isCelebrating: state.celebration === 'open',
  });
  const [first] = asked;
  const repeats = scenesToRepeat(scenes, isComplete);
  return {
    shown: first ?? due,
    isRepeated: first !== undefined,
    mayBegin: () => first !== undefined || due !== undefined,
    end: (seen) => {
      const id = first ?? due;
      if (id === undefined) return;
      if (seen) noteSceneSeen({ owner, courseId, id });
      setEnded((known) => [...known, id]);
      if (first !== undefined) setAsked((others) => others.slice(1));
    },
    again: repeats.length === 0 ? undefined : () => setAsked(repeats),
  };
};
