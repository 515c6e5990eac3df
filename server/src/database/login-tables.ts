import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** The second factor of an account: the secret of its authenticator app. */
export type SecondFactorTable = {
  user_id: string;
  /** Encrypted (accounts/sealed-value.ts). */
  secret: Buffer;
  /** When the second factor became active; null until the first code confirms it. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The time step of the last used code. The code cannot be used again. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
  /** How many wrong codes were entered in a row, and when the next try is allowed. */
  failed_tries: Default<number>;
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Filled;
};

/** Recovery codes. Each replaces a code from the app for one login. The table contains only their hashes. */
export type RecoveryCodeTable = {
  user_id: string;
  code_hash: Buffer;
};

/**
 * A login in which the password was right and the code of the second factor is still missing. Only the browser has the
 * token.
 */
export type LoginChallengeTable = {
  token_hash: Buffer;
  user_id: string;
  is_shared: boolean;
  expires_at: Date;
};

/** A token for an action that the holder of a link can do once. Only the holder has the token. */
export type OneTimeTokenTable = {
  token_hash: Buffer;
  purpose: 'change_email' | 'confirm_email' | 'reset_password' | 'signup';
  user_id: string | null;
  /** For a sign-up link: the school that a new account joins. */
  organization_id: string | null;
  email: string;
  /** The canonical form of the email address. */
  email_key: string;
  /** Whether the link was emailed to `email`. If not, a person copied it and sent it. */
  is_mailed: Default<boolean>;
  created_at: Filled;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** An account at another site with which a person can log in to an account here. */
export type IdentityTable = {
  issuer: string;
  subject: string;
  user_id: string;
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
