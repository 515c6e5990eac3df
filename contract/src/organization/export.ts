import { z } from 'zod';
import { def } from '../call.ts';
import {
  agreementExportSchema,
  auditSchema,
  creativeWorkShape,
  studentWorkShape,
} from '../profile/export.ts';
import { schoolClassSchema } from './classes.ts';
import { organizationSchema } from './organization.ts';
import { teacherSchema } from './teachers.ts';

const time = z.iso.datetime();

/** The code of a class is left out: it is a secret, because it gives access to the class. */
const { token: _, token_expires_at: _end, ...classShape } = schoolClassSchema.shape;

/**
 * All data of a school, except secrets: its classes, its teachers, and its students with their work. A
 * teacher's own data (emails, devices) is in the teacher's profile export.
 */
export const organizationExport = def({
  method: 'GET',
  path: '/api/organization/export',
  summary: 'All data of one’s own organization',
  response: z.object({
    exported_at: time,
    /** False if the programs are too large for one answer: then the oldest programs are missing. */
    complete: z.boolean(),
    /** `old_slugs`: earlier slugs, which still lead to the school. */
    organization: z.object({
      ...organizationSchema.shape,
      old_slugs: z.array(z.string()),
      created_at: time,
    }),
    classes: z.array(
      z.object({
        ...classShape,
        teacher_ids: z.array(z.uuid()),
        /** The creative levels in the extra chapter of the class. */
        creative_level_ids: z.array(z.uuid()),
      }),
    ),
    teachers: z.array(teacherSchema),
    ...studentWorkShape,
    ...creativeWorkShape,
    orders: z.array(
      z.object({
        plan_name: z.string(),
        quote_number: z.string(),
        invoice_number: z.string().nullable(),
        billing_name: z.string(),
        billing_address: z.string(),
        purchase_order: z.string().nullable(),
        cents: z.int(),
        tax_rate: z.int().nullable(),
        tax_cents: z.int(),
        tax_number: z.string().nullable(),
        vat_number: z.string().nullable(),
        reverse_charge: z.boolean(),
        currency: z.string(),
        quoted_at: time,
        invoiced_at: time.nullable(),
        paid_at: time.nullable(),
      }),
    ),
    licences: z.array(
      z.object({
        plan_name: z.string(),
        students: z.int().nullable(),
        opens_at: time.nullable(),
        open_until: time.nullable(),
        revoked_at: time.nullable(),
      }),
    ),
    assistant_agreement: agreementExportSchema,
    audit: auditSchema,
  }),
  who: ['admin'],
  mutates: false,
  fresh: 'each_time',
});
