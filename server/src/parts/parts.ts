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
  /** What stopped the program: Python's message, or the code of a failed command; null if it ran to its end. */
  readonly error: string | null;
  /** The reference solution. Never send all of it to a learner's browser. */
  readonly solution: string;
  /** Undefined for a challenge that a user has created. */
  readonly level: LevelData | undefined;
  /** Code of the language of the tip. */
  readonly locale: string;
  /** The highest rung that the tip may have (decision 56). */
  readonly rung: Rung;
  /** The shortfall of the run; null if the page does not report it. */
  readonly shortfall: Shortfall | null;
  /** The key of the explanation that the page shows for the error. */
  readonly explanation: string | null;
  /** Whether the previous run had the same program. */
  readonly again?: boolean;
};

/** Creates tips for programs. Every program gets a tip, but some tips contain no code. */
export type Tutor = { readonly tip: (asked: AskedTip) => Promise<Tip> };

/** Asks a language model for a change and makes a tip from it. */
export type ModelTutor = {
  /** The name of the company that runs the model. Parents and schools see it. */
  readonly vendor: string;
  /** How many programs of all users together the model may see per day. */
  readonly timesADay: number;
  /** Returns the tip, or the reason why there is none. Never rejects. */
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
  /** The queue of certificates whose programs must be run. */
  readonly certificates: CertificateQueue;
  /** Runs the programs with which authors prove their levels. */
  readonly programs: ProgramCheck;
  /**
   * The tutor that is asked first if the family or the school has agreed; undefined if the site has no language model.
   */
  readonly modelTutor: ModelTutor | undefined;
  /** Login with Google; undefined if it is not configured. */
  readonly signIn: SignIn | undefined;
  /** Whether operators have their rights only with a second factor. */
  readonly operatorSecondFactor: SecondFactorRule;
  /** Number of months without a login after which an account is deleted; null means never. */
  readonly retentionMonths: number | null;
  /** How the site sells its plans. The file free-chapters.ts in the contract lists the free chapters. */
  readonly selling: Selling;
  /** The data about the seller on quotes and invoices; undefined if it is not configured. */
  readonly invoices: InvoiceData | undefined;
  /** Whether page visits are recorded for accounts that agree to this (decision 88). */
  readonly records: boolean;
  /** Returns the public address of this site, without a slash at the end. */
  readonly site: () => string;
};
