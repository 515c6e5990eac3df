import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { isShallow, maskedEventSchema } from './masked-event.ts';
import { RECORDED_PAGES } from './recorded-pages.ts';

/** How long recordings are kept, in days. */
export const RECORDING_DAYS = 30;
/** One of how many page loads is recorded. */
export const RECORDED_SHARE = 0.1;
/** Most parts of one recording, and most events of a part. */
export const MOST_PARTS = 60;
export const MOST_EVENTS = 2000;

/** `offered`: whether this site records at all. */
const agreementSchema = z
  .object({ offered: z.boolean(), agreed_at: z.iso.datetime().nullable() })
  .meta({ id: 'RecordingAgreement' });
export type RecordingAgreement = z.infer<typeof agreementSchema>;

export const recordingAgreementGet = def({
  method: 'GET',
  path: '/api/recording/agreement',
  summary: 'Whether pages may be recorded while this account is logged in',
  response: agreementSchema,
  who: ['parent', 'staff'],
  mutates: false,
});

/** Taking the agreement back deletes all recordings of the account. */
export const recordingAgreementUpdate = def({
  method: 'POST',
  path: '/api/recording/agreement',
  summary: 'Let pages be recorded while this account is logged in, or no longer',
  body: z.object({ agrees: z.boolean() }),
  response: agreementSchema,
  who: ['parent', 'staff'],
  mutates: true,
  ownerOnly: true,
});

/**
 * Stores a part of a recording. Words of the page are masked once more by the parsing. A 403 without an agreement, on a
 * site that does not record, and while the account acts as a student. Storing a part again changes nothing.
 */
export const recordingSend = def({
  method: 'POST',
  path: '/api/recording/parts',
  summary: 'Store a part of a recording',
  body: z.object({
    recording_id: z.uuid(),
    page: z.enum(RECORDED_PAGES),
    part: z
      .int()
      .min(0)
      .max(MOST_PARTS - 1),
    events: z.unknown().refine(isShallow).pipe(z.array(maskedEventSchema).min(1).max(MOST_EVENTS)),
  }),
  response: nothing,
  who: ['parent', 'staff'],
  mutates: true,
  ownerOnly: true,
});

const recordingSchema = z
  .object({
    id: z.uuid(),
    page: z.enum(RECORDED_PAGES),
    started_at: z.iso.datetime(),
    seconds: z.int().min(0),
    bytes: z.int().min(0),
  })
  .meta({ id: 'Recording' });
export type Recording = z.infer<typeof recordingSchema>;

/** Newest first; nothing says whose they are. */
export const recordingList = def({
  method: 'GET',
  path: '/api/recording/list',
  summary: 'Recordings of pages',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({ recordings: z.array(recordingSchema), more: z.boolean() }),
  who: ['operator'],
  mutates: false,
});

export const recordingGet = def({
  method: 'GET',
  path: '/api/recording/{recording_id}',
  summary: 'One recording',
  params: z.object({ recording_id: z.uuid() }),
  response: z.object({
    page: z.enum(RECORDED_PAGES),
    started_at: z.iso.datetime(),
    /** Events of rrweb, as `masked-event.ts` lets them through. */
    events: z.array(z.object({ type: z.int(), timestamp: z.int(), data: z.unknown() })),
  }),
  who: ['operator'],
  mutates: false,
});
