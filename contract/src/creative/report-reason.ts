import { z } from 'zod';

/** Why a level is reported or taken down. */
export const reportReasonSchema = z
  .enum(['unkind', 'personal_data', 'frightening', 'broken', 'copied', 'other'])
  .meta({ id: 'ReportReason' });
export type ReportReason = z.infer<typeof reportReasonSchema>;
