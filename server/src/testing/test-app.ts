import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { ruleTutor } from '../assistant/rule-tutor.ts';
import type { Database } from '../database/database.ts';
import { type CertificateQueue, keptCertificates } from '../integrations/certificates/certificate-queue.ts';
import type { SignIn } from '../integrations/google/sign-in.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import type { Content } from '../parts/content.ts';
import { type DailyLimits, DEFAULT_LIMITS } from '../parts/credit-limit.ts';
import type { ModelTutor, Parts, Tutor } from '../parts/parts.ts';
import type { ProgramCheck } from '../parts/program-check.ts';
import { NOT_SELLING, type Selling } from '../parts/selling.ts';
import { fixtureContent } from './fixture-content.ts';

/** The headers that our pages send with a call that changes state. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'fetch' };

/** The address of the site in tests, which links in emails contain. */
export const SITE = 'https://hop.test';

/** Accepts every program without running Python. */
const everyProgram: ProgramCheck = { check: async () => ({ ok: true }), stop: () => {} };

export type TestAppOptions = {
  readonly content?: Content;
  readonly limits?: DailyLimits;
  readonly mail?: MailQueue;
  readonly certificates?: CertificateQueue;
  readonly programs?: ProgramCheck;
  readonly signIn?: SignIn;
  readonly tutor?: Tutor;
  readonly modelTutor?: ModelTutor;
  readonly records?: boolean;
  readonly operatorSecondFactor?: Parts['operatorSecondFactor'];
  readonly retentionMonths?: Parts['retentionMonths'];
  readonly selling?: Selling;
  readonly invoices?: Parts['invoices'];
  readonly webFolder?: string;
  readonly pythonFolder?: string;
  readonly sockets?: NonNullable<AppOptions['sockets']>;
  readonly stopPhase?: NonNullable<AppOptions['stopPhase']>;
  readonly logLevel?: string;
  readonly logStream?: Writable;
  readonly publicUrl?: string;
  readonly serviceWorker?: boolean;
  readonly trustedProxies?: readonly string[];
};

/**
 * Builds the application with a test database and the small catalogue. It has built pages only if a folder is given.
 */
export async function testApp(
  db: Database,
  {
    content = fixtureContent(),
    limits = DEFAULT_LIMITS,
    mail = keptMail,
    certificates = keptCertificates,
    programs = everyProgram,
    tutor = ruleTutor,
    operatorSecondFactor = 'advised',
    retentionMonths = 24,
    selling = NOT_SELLING,
    invoices,
    signIn,
    modelTutor,
    records = false,
    ...options
  }: TestAppOptions = {},
): Promise<FastifyInstance> {
  return await buildApp(
    {
      db,
      content,
      limits,
      mail,
      certificates,
      programs,
      tutor,
      modelTutor,
      records,
      signIn,
      operatorSecondFactor,
      retentionMonths,
      selling,
      invoices,
      site: () => SITE,
    },
    {
      webFolder: '/nowhere',
      pythonFolder: '/nowhere',
      logLevel: 'silent',
      trustedProxies: ['127.0.0.1'],
      ...options,
    },
  );
}
