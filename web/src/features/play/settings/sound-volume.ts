import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';

/** Default share of the usual volume. */
export const USUAL_VOLUME = 1;

/** Volume of the game while the sound is on: more than 0, up to 1 of the usual volume. */
export const soundVolume = createStoredValue('hopcode.sound_volume', jsonCodec(z.number().positive().max(1)));
