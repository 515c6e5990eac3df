import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';

const count = jsonCodec(z.int().min(0));

/** Runs of a visitor since the last invitation to sign up. */
export const visitorRuns = createStoredValue('hopcode.visitor_runs', count);

/** Runs of a visitor in the Creative chapter. */
export const creativeRuns = createStoredValue('hopcode.creative_runs', count);
