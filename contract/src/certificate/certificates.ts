import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import {
  certificateAddressSchema,
  certificateSchema,
  nameFormSchema,
  publicCertificateSchema,
} from './certificate.ts';

const listSchema = z.object({ certificates: z.array(certificateSchema) });

/** The certificates of a student: the caller, the caller's child, or a student of the caller's school. */
export const certificateList = def({
  method: 'GET',
  path: '/api/certificate/student/{student_id}',
  summary: 'The certificates of a student',
  params: z.object({ student_id: z.uuid() }),
  response: listSchema,
  who: ['user'],
  mutates: false,
});

/** The certificates of all students of a class, sorted by name, to print them together. */
export const certificateOfClass = def({
  method: 'GET',
  path: '/api/certificate/class/{class_id}',
  summary: 'The certificates of a class',
  params: z.object({ class_id: z.uuid() }),
  response: listSchema,
  who: ['staff'],
  mutates: false,
});

const idSchema = z.object({ certificate_id: z.uuid() });

/**
 * Changes what a certificate shows: the program (null: none), which the student can choose too, and the name on the
 * public page, which only the parent and the school choose. A program that contains the student's own name, contact
 * details or an unkind word is refused.
 */
export const certificateUpdate = def({
  method: 'PUT',
  path: '/api/certificate/{certificate_id}',
  summary: 'Choose the program and the name that a certificate shows',
  params: idSchema,
  body: z.object({
    program: levelSlugSchema.nullable().optional(),
    name_form: nameFormSchema.optional(),
  }),
  response: certificateSchema,
  who: ['user'],
  mutates: true,
});

/** Ends the public page and the signed document of a certificate. */
export const certificateRevoke = def({
  method: 'DELETE',
  path: '/api/certificate/{certificate_id}',
  summary: 'End the public page of a certificate',
  params: idSchema,
  response: certificateSchema,
  who: ['parent', 'staff'],
  mutates: true,
});

/** Publishes a revoked certificate again, at a new address. The old address stays invalid. */
export const certificateRenew = def({
  method: 'POST',
  path: '/api/certificate/{certificate_id}/renew',
  summary: 'Publish a certificate again at a new address',
  params: idSchema,
  response: certificateSchema,
  who: ['parent', 'staff'],
  mutates: true,
});

const addressSchema = z.object({ address: certificateAddressSchema });

/** A certificate by its unguessable address; 404 if it was revoked or never existed. */
export const certificatePublic = def({
  method: 'GET',
  path: '/api/certificate/public/{address}',
  summary: 'A certificate as everyone with its address sees it',
  params: addressSchema,
  response: publicCertificateSchema,
  who: ['anon'],
  mutates: false,
});

/** A signed document of JSON-LD: an object with a context and a proof. */
const signedSchema = z.looseObject({
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  proof: z.looseObject({ type: z.string(), proofValue: z.string() }),
});

/** The certificate as a signed Open Badges 3.0 credential; its key is in `/.well-known/did.json`. */
export const certificateCredential = def({
  method: 'GET',
  path: '/api/certificate/public/{address}/credential',
  summary: 'A certificate as an Open Badges 3.0 credential',
  params: addressSchema,
  response: signedSchema,
  who: ['anon'],
  mutates: false,
});

/** A signed list with one bit for each credential: 1 if it is revoked (Bitstring Status List of the W3C). */
export const certificateStatusList = def({
  method: 'GET',
  path: '/api/certificate/status/{list}',
  summary: 'Which credentials are revoked',
  params: z.object({ list: z.coerce.number().int().min(0).max(100_000) }),
  response: signedSchema,
  who: ['anon'],
  mutates: false,
});
