import type { UserType } from '@hopcode/contract/auth/current';
import type { AssistantTiming, Avatar } from '@hopcode/contract/student/student';
import type { ColumnType } from 'kysely';
import type { AssistantAgreementTable } from './assistant-tables.ts';
import type { AuditLogTable, DeletedRecordTable, DeletedRowTable } from './audit-tables.ts';
import type { BadgeTable } from './badge-tables.ts';
import type { CertificateTable } from './certificate-tables.ts';
import type { Default, Filled } from './column-types.ts';
import type { CreditCounterTable, VisitorCounterTable } from './counter-tables.ts';
import type { ClassLevelTable, CreativeLevelTable, CreativePlayerTable } from './creative-tables.ts';
import type { JoinRequestTable } from './join-request-tables.ts';
import type {
  FarmPlaceTable,
  LevelCodeVersionTable,
  LevelOutcomeTable,
  LevelProgressTable,
} from './level-tables.ts';
import type {
  DocumentNumberTable,
  LicenceCodeTable,
  PlanReminderTable,
  SchoolOrderTable,
} from './licence-tables.ts';
import type {
  IdentityTable,
  LoginChallengeTable,
  OneTimeTokenTable,
  RecoveryCodeTable,
  SecondFactorTable,
} from './login-tables.ts';
import type { ContactRequestTable, EmailTable, FeedbackTable } from './message-tables.ts';
import type {
  CheckoutStudentTable,
  LeavingMessageTable,
  PaymentCustomerTable,
  PaymentEventTable,
  ProviderTaskTable,
  PurchaseTable,
  RefundRequestTable,
  RefundTable,
  SubscriptionTable,
} from './payment-tables.ts';
import type { RecordingPartTable, RecordingTable } from './recording-tables.ts';

/** A school. Its id is the tenant of all data of the school. */
export type OrganizationTable = {
  id: string;
  slug: string;
  name: string;
  /** The searchable form of the name. */
  name_key: string;
  created_at: Filled;
  /** When the school began its only trial; null if it has not. */
  trial_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** An earlier slug of a school. */
export type OldSlugTable = {
  slug: string;
  organization_id: string;
  replaced_at: Filled;
};

/** An account. `tenant_id` is the id of the account's school, or a tenant for this account alone. */
export type UserTable = {
  id: string;
  tenant_id: string;
  organization_id: string | null;
  /** Null for the account of a school's student. */
  email: string | null;
  /** The canonical form of the email address (contract's canonical-name.ts). */
  email_key: string | null;
  email_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  password_hash: string | null;
  full_name: string | null;
  user_type: UserType;
  is_operator: Default<boolean>;
  /** Code of the chosen language. */
  language: string | null;
  /** When the owner of the account refused news by email. */
  news_refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /**
   * When the operator marked the account as paid. If the account is an admin of a school, the mark counts for the whole
   * school.
   */
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the account began its only trial; null if it has not. */
  trial_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the owner of the account agreed to recordings of visited pages; null without an agreement. */
  recording_agreed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The day of the last login, in UTC. Before the first login: the day on which the account was created. */
  last_login_on: ColumnType<Date, string | undefined, string>;
  /** The day of the notice that the account will be deleted; a login sets it to null. */
  retention_notice_on: ColumnType<Date | null, string | null | undefined, string | null>;
  created_at: Filled;
};

export type ClassTable = {
  tenant_id: string;
  id: string;
  name: string;
  quiz: Default<boolean>;
  no_skip: Default<boolean>;
  /** `courseId:chapterId` of each unlocked chapter, at least one; null when all are unlocked. */
  unlocked_chapters: string[] | null;
  /** Ids of the courses that teachers have opened for the class. */
  open_courses: Default<string[]>;
  /** The code that students type to join the class. */
  token: string;
  /** When a teacher last ended a lesson of the class. */
  lesson_ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  token_expires_at: Default<Date>;
  /** Whether staff must accept each student who joins by the code. */
  asks_to_join: Default<boolean>;
  assistant_timing: Default<AssistantTiming>;
  /** Whether staff must approve the creative levels that students of the class share. */
  approves_creative: Default<boolean>;
  created_at: Filled;
};

/**
 * A learner's profile. `user_id` is the parent's account; for a student of a school, it is the student's own account.
 */
export type StudentTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  class_id: string | null;
  username: string;
  /** The canonical form of the username (contract's canonical-name.ts). */
  username_key: string;
  full_name: string | null;
  /** The searchable form of the full name. */
  full_name_key: string | null;
  character: Default<Avatar>;
  assistant_enabled: Default<boolean>;
  /** Null means unlimited. */
  assistant_attempt_limit: number | null;
  /** When the assistant gives tips; null means that the setting of the class decides. */
  own_assistant_timing: Exclude<AssistantTiming, 'off'> | null;
  last_course_id: string | null;
  last_level_slug: string | null;
  /** Ids of the courses that a parent or a staff member has opened for the student. */
  open_courses: Default<string[]>;
  /**
   * Whether this is the player of a teacher or an admin. If so, `tenant_id` is the id of the account and not of the
   * school.
   */
  is_staff_player: Default<boolean>;
  created_at: Filled;
};

/** A session. Only the browser or program that logged in has the token. */
export type SessionTable = {
  token_hash: Buffer;
  /** Identifies the session when its owner ends it. The id is not a secret. */
  id: string;
  tenant_id: string;
  user_id: string;
  /** The student that the account acts as. */
  student_id: string | null;
  created_at: Filled;
  last_seen_at: Filled;
  expires_at: Date;
  /** Names of the browser and the system, if known; null for students of a school. */
  browser: ColumnType<string | null, string | null | undefined, string | null>;
  system: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether the person said at the login that other people use the device. */
  is_shared: Default<boolean>;
  /** The operator who acts as the account. */
  impersonator_id: string | null;
  /**
   * When the password was last entered. `code_hash` is the hash of an emailed code, which replaces the password for
   * accounts that have none.
   */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the password was entered for one action; null before that and after the action. */
  act_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  code_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  code_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A student's login card. Only the printed card contains the secrets themselves. */
export type LoginCardTable = {
  tenant_id: string;
  student_id: string;
  token_hash: Buffer;
  pictures_hash: string;
  made_by: string;
  made_at: Filled;
};

/** Secrets of the server, shared by all its processes. */
export type SecretTable = {
  name: string;
  value: Buffer;
};

/** How many tries there have been in a period. The key is a hash of the action and of the person or network address. */
export type RateLimitTable = {
  key: Buffer;
  used: number;
  ends_at: Date;
  /** Until this time, further tries are refused. */
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Number of refused tries since the last try that was not refused. */
  refused: Default<number>;
};

/**
 * An invitation from a school to teach there, sent to an email address. There is at most one invitation for each
 * address and school.
 */
export type InvitationTable = {
  tenant_id: string;
  id: string;
  email: string;
  email_key: string;
  user_type: Exclude<UserType, 0>;
  created_at: Filled;
  expires_at: Date;
  declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type ClassTeacherTable = {
  tenant_id: string;
  class_id: string;
  user_id: string;
};

/** The student's first answer to a question in one round of a quiz. */
export type QuizAnswerTable = {
  tenant_id: string;
  student_id: string;
  course_id: string;
  chapter_id: number;
  round: number;
  question_id: string;
  answer: ColumnType<unknown, string, string>;
  is_right: boolean;
  /** Whether this answer or a later answer to the question was right. */
  is_solved: boolean;
  answered_at: Filled;
};

/** The tables after all migrations. A test compares them with the database. */
export type Tables = {
  organizations: OrganizationTable;
  old_slugs: OldSlugTable;
  users: UserTable;
  classes: ClassTable;
  students: StudentTable;
  sessions: SessionTable;
  level_progress: LevelProgressTable;
  level_code_versions: LevelCodeVersionTable;
  level_outcomes: LevelOutcomeTable;
  farm_places: FarmPlaceTable;
  login_cards: LoginCardTable;
  join_requests: JoinRequestTable;
  secrets: SecretTable;
  rate_limits: RateLimitTable;
  credit_counters: CreditCounterTable;
  visitor_counters: VisitorCounterTable;
  feedback: FeedbackTable;
  contact_requests: ContactRequestTable;
  emails: EmailTable;
  invitations: InvitationTable;
  class_teachers: ClassTeacherTable;
  audit_log: AuditLogTable;
  deleted_records: DeletedRecordTable;
  deleted_rows: DeletedRowTable;
  identities: IdentityTable;
  quiz_answers: QuizAnswerTable;
  one_time_tokens: OneTimeTokenTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  login_challenges: LoginChallengeTable;
  class_levels: ClassLevelTable;
  creative_levels: CreativeLevelTable;
  creative_players: CreativePlayerTable;
  badges: BadgeTable;
  certificates: CertificateTable;
  payment_events: PaymentEventTable;
  checkout_students: CheckoutStudentTable;
  payment_customers: PaymentCustomerTable;
  subscriptions: SubscriptionTable;
  purchases: PurchaseTable;
  refunds: RefundTable;
  refund_requests: RefundRequestTable;
  leaving_messages: LeavingMessageTable;
  provider_tasks: ProviderTaskTable;
  licence_codes: LicenceCodeTable;
  school_orders: SchoolOrderTable;
  document_numbers: DocumentNumberTable;
  plan_reminders: PlanReminderTable;
  assistant_agreements: AssistantAgreementTable;
  recordings: RecordingTable;
  recording_parts: RecordingPartTable;
};
