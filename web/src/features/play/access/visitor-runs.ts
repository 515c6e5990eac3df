import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';

const count = jsonCodec(z.int().min(0));

/** How many runs a visitor has started since the last invitation to sign up. */
export const visitorRuns = createStoredValue('hopcode.visitor_runs', count);

/** How many runs a visitor has started in the Creative chapter. */
export const creativeRuns = createStoredValue('hopcode.creative_runs', count);
