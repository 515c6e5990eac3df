import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { isShallow, maskedEventSchema } from './masked-event.ts';
import { RECORDED_PAGES } from './recorded-pages.ts';

/** For how many days recordings are stored. */
export const RECORDING_DAYS = 30;
/** The share of page loads that are recorded. */
export const RECORDED_SHARE = 0.1;
/** Maximum number of parts of one recording, and of events in a part. */
export const MOST_PARTS = 60;
export const MOST_EVENTS = 2000;

/** `offered`: whether this site makes recordings. */
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

/** Withdrawing the agreement deletes all recordings of the account. */
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
 * Stores a part of a recording. Parsing masks the words of the page once more. The answer is a 403 without an
 * agreement, on a site that makes no recordings, and while the account acts as a student. Storing a part again changes
 * nothing.
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

/** Recordings, newest first. The answer does not reveal whose recordings they are. */
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
    /** Events of rrweb, as masked by `masked-event.ts`. */
    events: z.array(z.object({ type: z.int(), timestamp: z.int(), data: z.unknown() })),
  }),
  who: ['operator'],
  mutates: false,
});
