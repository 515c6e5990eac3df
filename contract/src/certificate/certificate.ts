import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { courseSlugSchema } from '../level/course.ts';
import { avatarSchema } from '../student/student.ts';

/** The unguessable part of the address of a certificate's public page: 128 random bits. */
export const certificateAddressSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/**
 * How the public page names the student: by a made-up name, or by the first name with an initial. It never shows the
 * full name, the family name or the username. If we cannot tell which part is the first name, the name is made up.
 */
export const NAME_FORMS = ['made_up', 'first_name'] as const;
export const nameFormSchema = z.enum(NAME_FORMS);
export type NameForm = z.infer<typeof nameFormSchema>;

/** `checking`: the server still runs the programs. `not_enough`: a program did not complete its level. */
const certificateStateSchema = z.enum(['checking', 'issued', 'not_enough']);

const namedLevelSchema = z.object({
  slug: levelSlugSchema,
  name: z.string(),
  /** Whether the name is in English on a page in another language. */
  english: z.literal(true).optional(),
});

/** What the certificate proves, as counted when it was issued. */
const evidenceSchema = z.object({
  /** Number of levels whose commands were replayed and whose programs were run. */
  levels: z.int().min(1),
  /** How many levels were completed without code from the owl and with at most two hints. */
  on_own: z.int().min(0),
  /** Hints per level, to one decimal place; null if they were not stored for every level. */
  hints_per_level: z.number().min(0).nullable().default(null),
  /** The days of the first and the last of these levels. */
  first_on: z.iso.date(),
  last_on: z.iso.date(),
  /** The chapters of the course, each a skill, in the language of the request. */
  skills: z.array(z.object({ chapter_id: z.int().min(0), name: z.string() })),
});

/** The program that the student chose to show. */
const shownProgramSchema = namedLevelSchema.extend({ code: z.string() });

/**
 * Why a program is not shown: it contains the student's own name, says how to find or contact the student, or contains
 * a word that is not suitable for children.
 */
const programProblemSchema = z.enum(['own_name', 'contact', 'unkind_word']);
export type ProgramProblem = z.infer<typeof programProblemSchema>;

const commonFields = {
  address: certificateAddressSchema,
  course_id: courseSlugSchema,
  course_name: z.string(),
  character: avatarSchema,
  /** Null until the programs are checked. */
  evidence: evidenceSchema.nullable(),
  program: shownProgramSchema.nullable(),
};

/** A certificate for its student, its family and its school. */
export const certificateSchema = z
  .object({
    ...commonFields,
    id: z.uuid(),
    student_id: z.uuid(),
    state: certificateStateSchema,
    asked_at: z.iso.datetime(),
    issued_at: z.iso.datetime().nullable(),
    /** When the certificate was revoked: from then on, the public page shows nothing. */
    revoked_at: z.iso.datetime().nullable(),
    name_form: nameFormSchema,
    /** The student's own name. Only the student, the family and the school get this name. */
    name: z.string(),
    /** The name on the public page. */
    public_name: z.string(),
    /** Whether the student has a full name with a first name that can be shown. */
    has_first_name: z.boolean(),
    /** The chosen program, if it is no longer shown, and why. The program is checked again each time it is shown. */
    hidden_program: namedLevelSchema.extend({ problem: programProblemSchema }).nullable(),
    /** The levels whose programs can be shown. */
    programs: z.array(namedLevelSchema),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof certificateSchema>;

/** A certificate for everyone who has its address. */
export const publicCertificateSchema = z
  .object({
    ...commonFields,
    evidence: evidenceSchema,
    issued_at: z.iso.datetime(),
    name: z.string(),
    /**
     * Whether the reader's page can replay the program: the program was checked with this version of the level, and the
     * reader may open the level.
     */
    replay: z.boolean(),
  })
  .meta({ id: 'PublicCertificate' });
export type PublicCertificate = z.infer<typeof publicCertificateSchema>;

/** Why a level does not count yet: not complete, completed without a replayed run, or its program failed the check. */
export const MISSING_REASONS = ['not_complete', 'not_replayed', 'program_failed'] as const;
export const missingLevelSchema = namedLevelSchema.extend({ reason: z.enum(MISSING_REASONS) });
export type MissingLevel = z.infer<typeof missingLevelSchema>;
