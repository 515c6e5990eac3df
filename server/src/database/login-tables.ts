import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** The second factor of an account: the secret of its authenticator app. */
export type SecondFactorTable = {
  user_id: string;
  /** Encrypted (auth/sealed-value.ts). */
  secret: Buffer;
  /** Since when it counts; null while it waits for its first code. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The step of time of the last code, which cannot be used again. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
  /** Wrong codes in a row, and when the next try is. */
  failed_tries: Default<number>;
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Filled;
};

/** Codes that log in once each in place of one of the app; the codes themselves are only with their owner. */
export type RecoveryCodeTable = {
  user_id: string;
  code_hash: Buffer;
};

/** A login that has shown its password and waits for its code. The token is only with the browser. */
export type LoginChallengeTable = {
  token_hash: Buffer;
  user_id: string;
  is_shared: boolean;
  expires_at: Date;
};

/** What the bearer of a link may do once. The token itself is only with its holder. */
export type OneTimeTokenTable = {
  token_hash: Buffer;
  purpose: 'change_email' | 'confirm_email' | 'reset_password' | 'signup';
  user_id: string | null;
  /** The school that signing up leads into. */
  organization_id: string | null;
  email: string;
  /** The address as it is compared. */
  email_key: string;
  /** Whether the link was mailed to `email`, not handed to another person. */
  is_mailed: Default<boolean>;
  created_at: Filled;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
