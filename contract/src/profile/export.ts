import { z } from 'zod';
import { def } from '../call.ts';
import { contactKindSchema } from '../feedback/contact.ts';
import { levelStatusSchema } from '../level/level-status.ts';
import { codeVersionSchema } from '../level/program.ts';
import { extraStarsSchema } from '../level/star.ts';
import { schoolStudentSchema } from '../organization/students.ts';
import { profileSchema } from './profile.ts';

const time = z.iso.datetime();
const levelOfStudent = { student_id: z.uuid(), course_id: z.string(), level_slug: z.string() };

/** Students and all stored data of their work. */
export const studentWorkShape = {
  students: z.array(z.object({ ...schoolStudentSchema.shape, created_at: time, has_card: z.boolean() })),
  progress: z.array(
    z.object({
      ...levelOfStudent,
      status: levelStatusSchema,
      /** Null if the answer would be too large with the programs. */
      code: z.string().nullable(),
      stars: extraStarsSchema,
      /** When the server first replayed a finishing run of the level. */
      verified_at: time.nullable(),
      /** The files that the finishing run of the level passes on to later levels. */
      kept_files: z.unknown(),
      created_at: time,
      updated_at: time,
    }),
  ),
  outcomes: z.array(
    z.object({
      ...levelOfStudent,
      runs: z.int(),
      active_seconds: z.int(),
      last_error: z.string().nullable(),
      last_outcome_at: time,
      completed_at: time.nullable(),
    }),
  ),
  /** Where the students have put the gifts of levels on their own farms. */
  farm_places: z.array(z.object({ ...levelOfStudent, x: z.int(), y: z.int(), moved_at: time })),
  certificates: z.array(
    z.object({
      student_id: z.uuid(),
      course_id: z.string(),
      /** The unguessable part of the address of the certificate's public page. */
      address: z.string(),
      state: z.string(),
      asked_at: time,
      issued_at: time.nullable(),
      revoked_at: time.nullable(),
      name_form: z.string(),
      evidence: z.unknown(),
      /** The level whose program the certificate shows. */
      shown_level: z.string().nullable(),
    }),
  ),
  badges: z.array(
    z.object({
      student_id: z.uuid(),
      badge_id: z.string(),
      earned_at: time,
      /** When the student first saw the badge. */
      shown_at: time.nullable(),
    }),
  ),
  versions: z.array(z.object({ ...levelOfStudent, ...codeVersionSchema.shape })),
  quiz_answers: z.array(
    z.object({
      student_id: z.uuid(),
      course_id: z.string(),
      chapter_id: z.int(),
      round: z.int(),
      question_id: z.string(),
      answer: z.unknown(),
      is_right: z.boolean(),
      is_solved: z.boolean(),
      answered_at: time,
    }),
  ),
};

/** The creative levels of the account, and its actions on other people's levels. */
export const creativeWorkShape = {
  creative_levels: z.array(
    z.object({
      id: z.uuid(),
      user_id: z.uuid(),
      student_id: z.uuid().nullable(),
      course_id: z.string(),
      level_slug: z.string(),
      name: z.string(),
      map_path: z.string().nullable(),
      /** Null if the answer would be too large with the farms. */
      farms: z.unknown(),
      code_template: z.string(),
      tutorial: z.string(),
      is_public: z.boolean(),
      school_visible: z.boolean(),
      shared_at: time.nullable(),
      taken_down_at: time.nullable(),
      taken_down_reason: z.string().nullable(),
      plays: z.int(),
      completions: z.int(),
      likes: z.int(),
      created_at: time,
      updated_at: time,
    }),
  ),
  creative_plays: z.array(
    z.object({
      level_id: z.uuid(),
      user_id: z.uuid(),
      student_id: z.uuid().nullable(),
      played_at: time.nullable(),
      completed_at: time.nullable(),
      liked_at: time.nullable(),
      reported_at: time.nullable(),
      report_reason: z.string().nullable(),
    }),
  ),
};

/** The language model that may read the programs of the family or school; null if there is none. */
export const agreementExportSchema = z.object({ vendor: z.string(), agreed_at: time }).nullable();

/** Actions of an operator or of staff on accounts and students. */
export const auditSchema = z.array(z.object({ action: z.string(), target_id: z.uuid(), created_at: time }));

/**
 * All stored data of the account and its own students, except secrets: passwords, tokens and the links in emails. A
 * teacher gets their own data, including what they did as players. The work of their students belongs to the school.
 */
export const profileExport = def({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'All data of one’s own account',
  response: z.object({
    exported_at: time,
    /** False if the programs are too large for one answer: then the oldest are missing. */
    complete: z.boolean(),
    account: z.object({
      ...profileSchema.shape,
      language: z.string().nullable(),
      created_at: time,
      paid_at: time.nullable(),
      news_refused_at: time.nullable(),
      recording_agreed_at: time.nullable(),
      /** Days in UTC: of the last login, and of the notice that the account will be deleted. */
      last_login_on: z.iso.date(),
      retention_notice_on: z.iso.date().nullable(),
    }),
    organization: z.object({ name: z.string(), slug: z.string() }).nullable(),
    /** Accounts at other sites that can log in to this one. */
    identities: z.array(z.object({ issuer: z.string(), subject: z.string(), created_at: time })),
    second_factor: z.object({ since: time.nullable(), recovery_codes_left: z.int() }).nullable(),
    /** Logged-in browsers, including those of an operator who acts as the account. */
    sessions: z.array(
      z.object({
        created_at: time,
        last_seen_at: time,
        expires_at: time,
        browser: z.string().nullable(),
        system: z.string().nullable(),
        shared: z.boolean(),
        impersonated: z.boolean(),
      }),
    ),
    ...studentWorkShape,
    ...creativeWorkShape,
    credits: z.array(
      z.object({ holder_id: z.uuid(), execution_type: z.string(), day: z.iso.date(), used: z.int() }),
    ),
    feedback: z.array(
      z.object({
        rating: z.int(),
        feedback: z.string(),
        from_email: z.string().nullable(),
        created_at: time,
      }),
    ),
    /** Messages of the account through the contact form. */
    contact_requests: z.array(
      z.object({
        kind: contactKindSchema,
        name: z.string(),
        email: z.string(),
        school: z.string().nullable(),
        students: z.int().nullable(),
        country: z.string().nullable(),
        message: z.string().nullable(),
        created_at: time,
      }),
    ),
    /** Why the account cancelled a subscription or requested a refund. */
    leaving_messages: z.array(
      z.object({
        kind: z.string(),
        reason: z.string(),
        feedback: z.string().nullable(),
        created_at: time,
      }),
    ),
    /** Schools that have invited the account. */
    invitations: z.array(
      z.object({
        organization_name: z.string(),
        user_type: z.int(),
        created_at: time,
        expires_at: time,
        declined_at: time.nullable(),
      }),
    ),
    /** Payments and subscriptions of the account. */
    purchases: z.array(
      z.object({
        plan_name: z.string(),
        student_id: z.uuid().nullable(),
        amount: z.int(),
        currency: z.string(),
        bought_at: time,
      }),
    ),
    refund_requests: z.array(
      z.object({
        plan_name: z.string().nullable(),
        reason: z.string(),
        state: z.string(),
        asked_at: time,
        answer: z.string().nullable(),
      }),
    ),
    subscriptions: z.array(
      z.object({ plan_name: z.string(), status: z.string(), open_until: time, created_at: time }),
    ),
    mails: z.array(
      z.object({
        recipient: z.string(),
        locale: z.string(),
        template: z.string(),
        subject: z.string().nullable(),
        words: z.record(z.string(), z.string()),
        state: z.string(),
        created_at: time,
        sent_at: time.nullable(),
        followed_at: time.nullable(),
      }),
    ),
    /** Recordings of pages; they contain no words. */
    recordings: z.array(z.object({ page: z.string(), started_at: time, seconds: z.int(), bytes: z.int() })),
    /** Null for a teacher, a student and a family that has not agreed. */
    assistant_agreement: agreementExportSchema,
    /** Actions on the account and its students. */
    audit: auditSchema,
    /** Rows of deleted students that can still be restored. */
    deleted: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        deleted_at: time,
        table: z.string(),
        data: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  who: ['user'],
  mutates: false,
  fresh: 'each_time',
});
