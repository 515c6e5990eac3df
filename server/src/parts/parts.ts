import type { Rung, Tip } from '@hopcode/contract/assistant/tip';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import type { Database } from '../database/database.ts';
import type { Asking, ModelProblem } from '../integrations/assistant/language-model.ts';
import type { CertificateQueue } from '../integrations/certificates/certificate-queue.ts';
import type { SignIn } from '../integrations/google/sign-in.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import type { ChangeProblem } from './change-problem.ts';
import type { Content } from './content.ts';
import type { DailyLimits } from './credit-limit.ts';
import type { ProgramCheck } from './program-check.ts';
import type { Selling } from './selling.ts';
import type { InvoiceData, SecondFactorRule } from './settings.ts';

/** A program for which a tip is requested. */
export type AskedTip = {
  readonly program: string;
  /** What stopped it: Python's message or the code of a command's failure; null when it ran to its end. */
  readonly error: string | null;
  /** The reference solution; never send all of it to a learner's browser. */
  readonly solution: string;
  /** Undefined for a user's own challenge. */
  readonly level: LevelData | undefined;
  /** Code of the language of the answer. */
  readonly locale: string;
  /** The highest rung of the tip (decision 56). */
  readonly rung: Rung;
  /** What the run lacks; null if the page does not say it. */
  readonly shortfall: Shortfall | null;
  /** The key of the explanation that the page shows for the error. */
  readonly explanation: string | null;
  /** Whether the previous run had the same program. */
  readonly again?: boolean;
};

/** Creates tips on programs. Every program gets a tip, perhaps without code. */
export type Tutor = { readonly tip: (asked: AskedTip) => Promise<Tip> };

/** Asks a language model for a tip with a change. */
export type ModelTutor = {
  /** The company that runs the model, for parents and schools. */
  readonly vendor: string;
  /** How many programs the model may see in a day, from all users together. */
  readonly timesADay: number;
  /** The tip, or why there is none. Never rejects. */
  readonly tip: (asked: AskedTip, asking: Asking) => Promise<ModelTip>;
};
export type ModelTip =
  | { readonly ok: true; readonly tip: Tip }
  | { readonly ok: false; readonly problem: ModelProblem | ChangeProblem | 'nothing' | 'too-long' };

/** The services that handlers use. */
export type Parts = {
  readonly db: Database;
  readonly content: Content;
  readonly limits: DailyLimits;
  readonly mail: MailQueue;
  readonly tutor: Tutor;
  /** The queue of certificates whose programs must run. */
  readonly certificates: CertificateQueue;
  /** Runs the programs with which authors prove their levels. */
  readonly programs: ProgramCheck;
  /** Asked before the tutor if the family or the school has agreed; undefined if the site has no model. */
  readonly modelTutor: ModelTutor | undefined;
  /** Login with Google; undefined if it is not configured. */
  readonly signIn: SignIn | undefined;
  /** Whether operators need a second factor to have their rights. */
  readonly operatorSecondFactor: SecondFactorRule;
  /** Months without a login after which an account is deleted; null: never. */
  readonly retentionMonths: number | null;
  /** How the site sells; free-chapters.ts in the contract says which chapters are free. */
  readonly selling: Selling;
  /** What quotes and invoices say about the seller; undefined if it is not configured. */
  readonly invoices: InvoiceData | undefined;
  /** Whether pages are recorded for accounts that agree (decision 88). */
  readonly records: boolean;
  /** Public address of this site, without a slash at its end. */
  readonly site: () => string;
};
