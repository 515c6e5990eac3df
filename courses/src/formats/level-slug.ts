import { z } from 'zod';
import { SLUG } from './slug.ts';

/** Slug of a level. In a file of its own: forms and pages of words need it without the format of levels. */
export const levelSlugSchema = z.string().min(1).max(80).regex(SLUG);
