import type { UserType } from '@hopcode/contract/auth/current';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

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
