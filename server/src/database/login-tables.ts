import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** The second factor of an account: the secret of its authenticator app. */
export type SecondFactorTable = {
  user_id: string;
  /** Encrypted (accounts/sealed-value.ts). */
  secret: Buffer;
  /** When it became active; null while it waits for its first code. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The time step of the last code, which cannot be used again. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
  /** Wrong codes in a row, and the time of the next allowed try. */
  failed_tries: Default<number>;
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Filled;
};

/** Codes that replace a code of the app, each for one login. Only their hashes are stored. */
export type RecoveryCodeTable = {
  user_id: string;
  code_hash: Buffer;
};

/** A login after the password, before the code of the second factor. Only the browser has the token. */
export type LoginChallengeTable = {
  token_hash: Buffer;
  user_id: string;
  is_shared: boolean;
  expires_at: Date;
};

/** A one-time action of the holder of a link. Only the holder has the token. */
export type OneTimeTokenTable = {
  token_hash: Buffer;
  purpose: 'change_email' | 'confirm_email' | 'reset_password' | 'signup';
  user_id: string | null;
  /** The school of a sign-up link. */
  organization_id: string | null;
  email: string;
  /** The canonical form of the address. */
  email_key: string;
  /** Whether the link was emailed to `email`, not copied and sent by a person. */
  is_mailed: Default<boolean>;
  created_at: Filled;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** An account at another site that can log in to one of ours. */
export type IdentityTable = {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Filled;
};
