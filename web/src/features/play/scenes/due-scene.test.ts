import { expect, it } from 'vitest';
import { dueScene, type SceneSituation, scenesToRepeat } from './due-scene.ts';

const BOTH = { before: 'loops-level1', end: 'loops-end' };

/** A new level at the end of a chapter, just opened. */
const OPENED: SceneSituation = {
  scenes: BOTH,
  isOn: true,
  isSeen: () => false,
  isKnown: false,
  wasComplete: false,
  isUntouched: true,
  isCelebrating: false,
};
const COMPLETED: SceneSituation = { ...OPENED, isUntouched: false, isCelebrating: true };

it.each<[string, SceneSituation, string | undefined]>([
  ['a new level begins with its scene', OPENED, 'loops-level1'],
  ['not where the story has none', { ...OPENED, scenes: undefined }, undefined],
  ['not when the device has turned scenes off', { ...OPENED, isOn: false }, undefined],
  ['not twice', { ...OPENED, isSeen: (id) => id === 'loops-level1' }, undefined],
  ['not on a level that was played on another device', { ...OPENED, isKnown: true }, undefined],
  ['never over a program that was changed', { ...OPENED, isUntouched: false }, undefined],
  ['the end of the chapter follows its last level', COMPLETED, 'loops-end'],
  ['not after other levels', { ...COMPLETED, scenes: { before: 'loops-level1' } }, undefined],
  ['not the second time', { ...COMPLETED, isSeen: () => true }, undefined],
  ['not when it had been completed before', { ...COMPLETED, wasComplete: true }, undefined],
  ['not when scenes are off at the end', { ...COMPLETED, isOn: false }, undefined],
])('%s', (_, situation, scene) => {
  expect(dueScene(situation)).toBe(scene);
});

it.each([
  [BOTH, false, ['loops-level1']],
  [BOTH, true, ['loops-level1', 'loops-end']],
  [{ end: 'loops-end' }, false, []],
  [undefined, true, []],
])('the scenes to repeat of %j, with the level complete (%j), are %j', (scenes, isComplete, repeated) => {
  expect(scenesToRepeat(scenes, isComplete)).toEqual(repeated);
});
