import type { Tip } from '@hopcode/contract/assistant/tip';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import type { Database } from './database/database.ts';
import type { DailyLimits } from './http/limits/credit-limit.ts';
import type { SignIn } from './integrations/google/sign-in.ts';
import type { Content } from './level/content.ts';
import type { MailQueue } from './mail/send-mail.ts';
import type { SecondFactorRule } from './settings.ts';

/** A program that somebody needs help with. */
export type AskedTip = {
  readonly program: string;
  /** What stopped it, in the words of Python or as the code of a command's failure; null when it ran to its end. */
  readonly error: string | null;
  /** A program that does what is wanted; it must never reach a learner's browser as a whole. */
  readonly solution: string;
  /** Undefined for a challenge that is none of ours. */
  readonly level: LevelData | undefined;
  /** Code of the language to answer in. */
  readonly locale: string;
};

/** Who helps with programs. Whatever the texts are, there is a tip, if only in words. */
export type Tutor = { readonly tip: (asked: AskedTip) => Promise<Tip> };

/** Everything that handlers work with. */
export type Parts = {
  readonly db: Database;
  readonly content: Content;
  readonly limits: DailyLimits;
  readonly mail: MailQueue;
  readonly tutor: Tutor;
  /** Logging in with Google; undefined where it is not set up. */
  readonly signIn: SignIn | undefined;
  /** Whether the operator needs a second factor to act as one. */
  readonly operatorSecondFactor: SecondFactorRule;
  /** Months without a login after which an account is deleted; null: never. */
  readonly retentionMonths: number | null;
  /** Address of this site as visitors know it, without a slash at its end. */
  readonly site: () => string;
};
