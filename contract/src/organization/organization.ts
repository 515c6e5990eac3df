import { z } from 'zod';
import { VISIBLE_NAME } from '../auth/account-fields.ts';
import { withoutDirectionMarks } from '../auth/direction-marks.ts';

/** The school's slug in an address: `oak-school`. */
export const organizationSlugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const organizationNameSchema = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .min(1)
  .max(120)
  .regex(VISIBLE_NAME);

/** Maximum number of earlier slugs of a school: other schools cannot use them. */
export const OLD_SLUGS_LIMIT = 10;

/** A school as its members see it. */
export const organizationSchema = z
  .object({ id: z.uuid(), slug: z.string(), name: z.string() })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof organizationSchema>;
