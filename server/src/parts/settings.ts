import { emailSchema, newPasswordSchema } from '@hopcode/contract/auth/account-fields';
import { taxRateSchema } from '@hopcode/contract/licence/tax';
import { SELLING_MODES, type SellingMode } from '@hopcode/contract/payment/selling-mode';
import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { type DailyLimits, DEFAULT_LIMITS } from './credit-limit.ts';
import { PADDLE_NEEDS, PADDLE_VARIABLES, type PaddleSettings, paddleOf } from './paddle-settings.ts';

/** A number of times per day, or `unlimited`, which becomes null. */
const timesADay = z.union([
  z.literal('unlimited').transform(() => null),
  z
    .string()
    .regex(/^\d{1,6}$/, { error: 'expected a number or unlimited' })
    .transform(Number),
]);

/** Slugs of levels, separated by commas. */
const levelList = z
  .string()
  .max(2000)
  .transform((list) =>
    list
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== ''),
  )
  .pipe(z.array(levelSlugSchema));

/** Number of months without a login after which the account of a student is deleted; `off` becomes null. */
const retentionMonths = z.union([
  z.literal('off').transform(() => null),
  z
    .string()
    .regex(/^\d{1,3}$/, { error: 'expected a number or off' })
    .transform(Number)
    .pipe(z.number().min(6).max(120)),
]);

/** The rules for an operator's second factor: it is only advised, or operator rights require it. */
const SECOND_FACTOR_RULES = ['advised', 'required'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

const port = z.coerce.number().int().min(0).max(65_535);

const variablesSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().max(255).default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /./ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  DATA_DIR: z.string().max(1000).optional(),
  COURSES_DIR: z.string().max(1000).optional(),
  TRANSLATIONS_DIR: z.string().max(1000).optional(),
  ATTEMPTS_ANONYMOUS: timesADay.default(DEFAULT_LIMITS.visitor.attempts),
  ATTEMPTS_LOGGED_IN: timesADay.default(DEFAULT_LIMITS.loggedIn.attempts),
  TIPS_ANONYMOUS: timesADay.default(DEFAULT_LIMITS.visitor.tips),
  TIPS_LOGGED_IN: timesADay.default(DEFAULT_LIMITS.loggedIn.tips),
  LEVELS_NOT_READY: levelList.default([]),
  RETENTION_MONTHS: retentionMonths.default(24),
  PUBLIC_URL: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.string().max(300).regex(/@/, { error: 'expected an e-mail address' }).optional(),
  OPERATOR_EMAIL: emailSchema.optional(),
  OPERATOR_PASSWORD: newPasswordSchema.optional(),
  OPERATOR_SECOND_FACTOR: z.enum(SECOND_FACTOR_RULES).default('advised'),
  GOOGLE_CLIENT_ID: z.string().max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(300).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/, hostname: /./ }).default('https://accounts.google.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(1),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  SELLING: z.enum(SELLING_MODES).optional(),
  INVOICE_SELLER: z.string().max(1000).optional(),
  INVOICE_PAYMENT: z.string().max(1000).optional(),
  INVOICE_TAX_NUMBER: z.string().trim().min(1).max(60).optional(),
  /** In percent: `19` or `8.1`. */
  INVOICE_TAX_RATE: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'expected a percentage such as 19 or 8.1' })
    .transform((text) => Math.round(Number(text) * 100))
    .pipe(taxRateSchema)
    .optional(),
  ASSISTANT_URL: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  ASSISTANT_KEY: z.string().max(1000).optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  ASSISTANT_VENDOR: z.string().max(100).optional(),
  ASSISTANT_TIMES: z.coerce.number().int().min(0).max(1_000_000).default(1000),
  ...PADDLE_VARIABLES,
  RECORDING: z.enum(['on', 'off']).default('off'),
  TRUST_PROXY: z.string().max(1000).optional(),
});

type Environment = z.infer<typeof variablesSchema>;

const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

/**
 * How a site sells if the variable SELLING is not set. A production server sells through Paddle if Paddle's settings
 * are complete, and otherwise sells nothing. Every other server is in test mode.
 */
function sellingOf(found: Environment): SellingMode {
  if (found.SELLING !== undefined) return found.SELLING;
  if (found.NODE_ENV !== 'production') return 'test';
  return paddleOf(found) === undefined ? 'off' : 'paddle';
}

/** The variables that `SELLING=paddle` needs and that are missing. */
const missingForPaddle = (found: Environment): string[] =>
  found.SELLING === 'paddle' ? PADDLE_NEEDS.filter((name) => found[name] === undefined) : [];

/** The variables that a language model needs. */
const ASSISTANT = ['ASSISTANT_URL', 'ASSISTANT_KEY', 'ASSISTANT_MODEL'] as const;

/** The environment variables. An empty variable counts as not set. */
const environmentSchema = variablesSchema.superRefine((found, context) => {
  for (const name of missingForPaddle(found))
    context.addIssue({ code: 'custom', path: [name], message: 'is missing, and SELLING=paddle needs it' });
  for (const group of [GOOGLE, ASSISTANT]) {
    const missing = group.filter((name) => found[name] === undefined);
    // With only some of these variables, login with Google or the language model would not work, and no message would
    // say why.
    if (missing.length === 0 || missing.length === group.length) continue;
    context.addIssue({ code: 'custom', path: missing, message: 'is missing, the other half is there' });
  }
});

/** The lines on quotes and invoices about the seller and the way to pay, such as a bank account. */
export type InvoiceData = {
  readonly seller: readonly string[];
  readonly payment: readonly string[];
  readonly taxNumber: string | null;
  /** The tax rate of new quotes in hundredths of a percent; null means that prices are without tax. */
  readonly taxRate: number | null;
};

export type Settings = {
  /** Whether this is a production server (`NODE_ENV`). */
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Address of an existing PostgreSQL. If it is undefined, the server runs its own PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** The folder of the embedded PostgreSQL. Default: `.data` in the project. */
  readonly dataFolder: string | undefined;
  /** The folders of the compiled courses and of their words. Default: the folders in the project. */
  readonly coursesFolder: string | undefined;
  readonly translationsFolder: string | undefined;
  /** The runs and tips that are allowed per day (game.md section 9, 'Attempt limits'). */
  readonly dailyLimits: DailyLimits;
  /** Slugs of the levels that are not ready yet (docs/decisions/0096). */
  readonly levelsNotReady: readonly string[];
  /**
   * Number of months without a login after which a student's account is deleted (docs/decisions/0036); null means
   * never.
   */
  readonly retentionMonths: number | null;
  /** The public address of the site, without a slash at the end. Default: the address at which the server listens. */
  readonly publicUrl: string | undefined;
  /** The mail server. If it is undefined, emails are stored for the operator to read. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /**
   * The email address and the password of the operator that the first start creates. Default: a fixed address and a
   * generated password.
   */
  readonly operator: { readonly email: string | undefined; readonly password: string | undefined };
  readonly operatorSecondFactor: SecondFactorRule;
  /** Login with Google; undefined if it is not configured. */
  readonly google:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
    | undefined;
  /** The language model of the assistant; undefined if it is not configured. */
  readonly assistant:
    | {
        readonly url: string;
        readonly key: string;
        readonly model: string;
        /** The name of the vendor that parents and schools see. Default: the host in `url`. */
        readonly vendor: string;
        /** How many programs the model may see in a day, from all users together. */
        readonly timesADay: number;
      }
    | undefined;
  /** Whether page visits are recorded for accounts that agree to this (docs/decisions/0088). */
  readonly records: boolean;
  /** For how many seconds after SIGTERM `/readyz` answers with 503, before the server accepts no more connections. */
  readonly drainSeconds: number;
  readonly logLevel: string;
  /** Whether browsers store the site so that people can play without a network (docs/decisions/0051). */
  readonly serviceWorker: boolean;
  /** How courses are sold (docs/decisions/0077). */
  readonly selling: SellingMode;
  /** The data about the seller on quotes and invoices; undefined if it is not configured (docs/decisions/0082). */
  readonly invoices: InvoiceData | undefined;
  /** The settings for Paddle; undefined if they are not complete. */
  readonly paddle: PaddleSettings | undefined;
  /** Addresses of the proxies whose `X-Forwarded-*` headers are trusted. By default there are none. */
  readonly trustedProxies: readonly string[];
};

export type ParsedSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Mail servers require that the address of the sender is in one of our domains. */
function smtpOf(found: Environment): Settings['smtp'] {
  if (found.SMTP_URL === undefined) return undefined;
  const host = found.PUBLIC_URL === undefined ? 'localhost' : new URL(found.PUBLIC_URL).hostname;
  return { url: found.SMTP_URL, from: found.MAIL_FROM ?? `Hopcode <hopcode@${host}>` };
}

function googleOf(found: Environment): Settings['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = found;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret };
}

/** Splits a setting into its lines, which are separated by `|`. */
const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function invoicesOf(found: Environment): Settings['invoices'] {
  const seller = linesOf(found.INVOICE_SELLER);
  if (seller.length === 0) return undefined;
  return {
    seller,
    payment: linesOf(found.INVOICE_PAYMENT),
    taxNumber: found.INVOICE_TAX_NUMBER ?? null,
    taxRate: found.INVOICE_TAX_RATE ?? null,
  };
}

function assistantOf(found: Environment): Settings['assistant'] {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model } = found;
  if (url === undefined || key === undefined || model === undefined) return undefined;
  const vendor = found.ASSISTANT_VENDOR ?? new URL(url).hostname;
  return { url, key, model, vendor, timesADay: found.ASSISTANT_TIMES };
}

/**
 * Reads the settings from environment variables. A problem begins with the name of its variable: `PORT: expected
 * number`.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): ParsedSettings {
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { ok: false, problems };
  }
  const found = parsed.data;
  return {
    ok: true,
    settings: {
      isProduction: found.NODE_ENV === 'production',
      port: found.PORT,
      host: found.HOST,
      databaseUrl: found.DATABASE_URL,
      databaseConnections: found.DATABASE_CONNECTIONS,
      dataFolder: found.DATA_DIR,
      coursesFolder: found.COURSES_DIR,
      translationsFolder: found.TRANSLATIONS_DIR,
      dailyLimits: {
        visitor: { attempts: found.ATTEMPTS_ANONYMOUS, tips: found.TIPS_ANONYMOUS },
        loggedIn: { attempts: found.ATTEMPTS_LOGGED_IN, tips: found.TIPS_LOGGED_IN },
      },
      levelsNotReady: found.LEVELS_NOT_READY,
      retentionMonths: found.RETENTION_MONTHS,
      publicUrl: found.PUBLIC_URL?.replace(/\/+$/, ''),
      smtp: smtpOf(found),
      operator: { email: found.OPERATOR_EMAIL, password: found.OPERATOR_PASSWORD },
      operatorSecondFactor: found.OPERATOR_SECOND_FACTOR,
      google: googleOf(found),
      assistant: assistantOf(found),
      records: found.RECORDING === 'on',
      drainSeconds: found.DRAIN_SECONDS,
      logLevel: found.LOG_LEVEL ?? (found.NODE_ENV === 'production' ? 'info' : 'warn'),
      serviceWorker: found.SERVICE_WORKER === 'on',
      selling: sellingOf(found),
      invoices: invoicesOf(found),
      paddle: paddleOf(found),
      trustedProxies: (found.TRUST_PROXY ?? '')
        .split(',')
        .map((address) => address.trim())
        .filter((address) => address !== ''),
    },
  };
}
