import { z } from 'zod';
import { SLUG } from './slug.ts';

/**
 * Slug of a level. The schema is in a separate file, because forms and text pages need it without the format of levels.
 */
export const levelSlugSchema = z.string().min(1).max(80).regex(SLUG);
