import type { Database } from './database/database.ts';
import type { DailyLimits } from './http/limits/credit-limit.ts';
import type { SignIn } from './integrations/google/sign-in.ts';
import type { Content } from './level/content.ts';
import type { MailQueue } from './mail/send-mail.ts';

/** Everything that handlers work with. */
export type Parts = {
  readonly db: Database;
  readonly content: Content;
  readonly limits: DailyLimits;
  readonly mail: MailQueue;
  /** Logging in with Google; undefined where it is not set up. */
  readonly signIn: SignIn | undefined;
  /** Address of this site as visitors know it, without a slash at its end. */
  readonly site: () => string;
};
