import type { LevelScenes } from '@hopcode/courses/formats/level-data';

/** What decides whether a scene of a level is shown by itself. */
export type SceneSituation = {
  readonly scenes: LevelScenes | undefined;
  /** The device's setting. */
  readonly isOn: boolean;
  readonly isSeen: (id: string) => boolean;
  /** The learner had run or completed the level before this visit, here or on another device. */
  readonly isKnown: boolean;
  /** The level was complete before this visit. */
  readonly wasComplete: boolean;
  /** The program is still that of the level, and has not run. */
  readonly isUntouched: boolean;
  /** A run has just completed the level. */
  readonly isCelebrating: boolean;
};

/** The scene to show now: before a level that is new to the learner, or when the learner has completed a chapter. */
export const dueScene = (situation: SceneSituation): string | undefined => {
  const { scenes, isOn, isSeen, isKnown, wasComplete, isUntouched, isCelebrating } = situation;
  if (!isOn) return undefined;
  const { before, end } = scenes ?? {};
  if (isCelebrating) return end !== undefined && !wasComplete && !isSeen(end) ? end : undefined;
  return before !== undefined && !isKnown && isUntouched && !isSeen(before) ? before : undefined;
};

/** The scenes that 'See the story again' shows: the end only once the level is complete. */
export const scenesToRepeat = (scenes: LevelScenes | undefined, isComplete: boolean): readonly string[] =>
  [scenes?.before, isComplete ? scenes?.end : undefined].flatMap((id) => id ?? []);
