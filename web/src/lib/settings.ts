import { z } from 'zod';
import { COLOR_SCHEME_KEY } from './page-start/stored-keys.ts';
import { SPEEDS, type Speed, STEP_MILLISECONDS } from './speed.ts';
import { createStoredValue, jsonCodec, wordCodec } from './stored-value.ts';

/** The speed of the game. It is stored as milliseconds, under the key in the specification (game.md section 7). */
export const gameSpeed = createStoredValue<Speed>('game_speed', {
  parse: (text) => SPEEDS.find((speed) => String(STEP_MILLISECONDS[speed]) === text),
  format: (speed) => String(STEP_MILLISECONDS[speed]),
});

export type PlayLayout = readonly [code: number, game: number];

/** The shares of the two panels of the play screen, in percent (game.md section 2, 'Play screen'). */
export const playLayout = createStoredValue<PlayLayout>(
  'play_layout',
  jsonCodec(z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).readonly()),
);

/** Whether the game makes sounds. */
export const sound = createStoredValue<'on' | 'off'>('hopcode.sound', wordCodec(['on', 'off']));

/** Whether the goals in the corner of the farm are expanded. */
export const goalsShown = createStoredValue<'on' | 'off'>('hopcode.goals', wordCodec(['on', 'off']));

/** On a wide screen, whether the Code book stays open beside the farm. */
export const codeBookKept = createStoredValue<'on' | 'off'>('hopcode.code_book', wordCodec(['on', 'off']));

/** Whether screen readers announce each step of a run. */
export const stepNarration = createStoredValue<'on' | 'off'>(
  'hopcode.step_narration',
  wordCodec(['on', 'off']),
);

/** Whether scenes of the story start automatically. */
export const storyScenes = createStoredValue<'on' | 'off'>('hopcode.story', wordCodec(['on', 'off']));

/** Whether the assistant gives tips. The specification fixes the key (game.md section 4, 'Tips'). */
export const isTipSwitcherActive = createStoredValue<boolean>('isTipSwitcherActive', jsonCodec(z.boolean()));

export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The colour scheme: light, dark, or the setting of the system. */
export const colorScheme = createStoredValue<ColorScheme>(COLOR_SCHEME_KEY, wordCodec(COLOR_SCHEMES));
