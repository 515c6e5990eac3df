import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';

/** The default volume, which is the normal volume. */
export const USUAL_VOLUME = 1;

/** The volume of the game while the sound is on, as a fraction of the normal volume: more than 0, at most 1. */
export const soundVolume = createStoredValue('hopcode.sound_volume', jsonCodec(z.number().positive().max(1)));
