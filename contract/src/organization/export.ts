import { z } from 'zod';
import { def } from '../call.ts';
import { auditSchema, studentWorkShape } from '../profile/export.ts';
import { schoolClassSchema } from './classes.ts';
import { organizationSchema } from './organization.ts';
import { teacherSchema } from './teachers.ts';

const time = z.iso.datetime();

/** The code of a class lets people in: it is a secret. */
const { token: _, token_expires_at: _end, ...classShape } = schoolClassSchema.shape;

/**
 * Everything that a school keeps, except secrets: its classes, its teachers, and its students with their work. What is
 * a teacher's own (mails, devices) is in the teacher's export of the profile.
 */
export const organizationExport = def({
  method: 'GET',
  path: '/api/organization/export',
  summary: 'Everything that is kept about one’s own organization',
  response: z.object({
    exported_at: time,
    /** False when the programs are more than one answer can carry: then the oldest are missing. */
    complete: z.boolean(),
    /** `old_slugs`: short names of before, whose addresses still lead to the school. */
    organization: z.object({
      ...organizationSchema.shape,
      old_slugs: z.array(z.string()),
      created_at: time,
    }),
    classes: z.array(z.object({ ...classShape, teacher_ids: z.array(z.uuid()) })),
    teachers: z.array(teacherSchema),
    ...studentWorkShape,
    audit: auditSchema,
  }),
  who: ['admin'],
  mutates: false,
  fresh: true,
});
