import type { LevelScenes } from '@hopcode/courses/formats/level-data';

/** The facts that decide whether a scene of a level appears automatically. */
export type SceneSituation = {
  readonly scenes: LevelScenes | undefined;
  /** Whether the setting of this device allows scenes. */
  readonly isOn: boolean;
  readonly isSeen: (id: string) => boolean;
  /** Whether the learner had run or completed the level before this visit, on this or another device. */
  readonly isKnown: boolean;
  /** Whether the level was complete before this visit. */
  readonly wasComplete: boolean;
  /** Whether the program is the level's own program and has not run. */
  readonly isUntouched: boolean;
  /** Whether a run has just completed the level. */
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

/** The scenes that 'See the story again' shows. The end scene is included only if the level is complete. */
export const scenesToRepeat = (scenes: LevelScenes | undefined, isComplete: boolean): readonly string[] =>
  [scenes?.before, isComplete ? scenes?.end : undefined].flatMap((id) => id ?? []);
