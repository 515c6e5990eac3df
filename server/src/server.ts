import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RUN_LIMITS } from '@hopcode/engine/formats/timeline';
import { createProcessRunner } from '@hopcode/python-runner/process-runner';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { modelTutor } from './assistant/model-tutor.ts';
import { ruleTutor } from './assistant/rule-tutor.ts';
import { ensureOperator, type FirstOperator } from './auth/first-operator.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import { checkCertificate } from './certificate/check-certificate.ts';
import { createProgramQueue } from './creative/program-queue.ts';
import { migrate, openDatabase } from './database/database.ts';
import { isDatabaseAway } from './database/database-away.ts';
import { NO_LIMITS } from './database/pool.ts';
import { databaseSource } from './database-source.ts';
import { EXIT_CODES, StartError } from './exit-codes.ts';
import { type StopPhase, stopListening } from './http/drain.ts';
import { openAiModel } from './integrations/assistant/open-ai-model.ts';
import { queuedCertificates } from './integrations/certificates/queued-certificates.ts';
import { openIdSignIn } from './integrations/google/open-id-sign-in.ts';
import { keptMail } from './integrations/mail/kept-mail.ts';
import { type MailPace, type QueuedMailOptions, queuedMail } from './integrations/mail/queued-mail.ts';
import { smtpMail } from './integrations/mail/smtp-mail.ts';
import type { Content } from './parts/content.ts';
import { NOT_SELLING } from './parts/selling.ts';
import type { Settings } from './parts/settings.ts';
import { openSelling } from './payment/open-selling.ts';

/** Time limits for an answer to `/readyz`, in milliseconds. */
const PROBE_LIMITS = { lock: 2000, statement: 2000, idleInTransaction: 2000 };

/**
 * A program gets twice as much time as on the page, because the server may be busy. If the server dies, the program
 * still ends after at most 60 seconds of processor time.
 */
const createProgramRunner = () =>
  createProcessRunner({ limits: { milliseconds: 2 * RUN_LIMITS.milliseconds }, processorSeconds: 60 });

export type ServerOptions = {
  readonly settings: Settings;
  /** The folder of the project. It contains the built pages and, by default, the data folder. */
  readonly project: string;
  readonly content: Content;
  /** Called when the embedded PostgreSQL has moved to another address: this process must restart to use it. */
  readonly onLost: (error: Error) => void;
  /** For tests: time limits of the mail queue that replace the usual ones. */
  readonly mailPace?: MailPace;
};

export type RunningServer = {
  /** The address of the server for a browser on this machine. */
  readonly address: string;
  /** The operator that this start has created; undefined if it has created none. */
  readonly operator: FirstOperator | undefined;
  /** Waits for the drain phase (unless `drain` is false), finishes the running requests and closes the database. */
  readonly stop: (options?: { readonly drain: boolean }) => Promise<void>;
};

/**
 * Starts everything: opens the database, updates its tables and listens for requests. Throws with a readable message if
 * something is missing that the server needs.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, project } = options;
  let app: FastifyInstance | undefined;
  const source = await databaseSource({
    settings,
    project,
    onLost: options.onLost,
    onAway: (error) => app?.log.error({ err: error }, 'the database is away'),
  });
  const db = openDatabase(source.url, {
    connections: settings.databaseConnections,
    onIdleError: (error) => app?.log.warn({ err: error }, 'a database connection broke'),
  });
  const probe = openDatabase(source.url, { connections: 1, onIdleError: () => {}, limits: PROBE_LIMITS });
  let phase: StopPhase = 'none';
  const warn = (what: string) => (error: Error) => app?.log.warn({ err: error }, `${what} failed`);
  const site = (): string => settings.publicUrl ?? addressOf(app, settings);
  let mail: Mail = NO_MAIL;
  let selling = NOT_SELLING;
  const programs = createProgramQueue({ startPython: createProgramRunner });
  let stopCertificates = async (): Promise<void> => {};
  const signIn =
    settings.google && openIdSignIn({ ...settings.google, onRefused: warn('a login with Google') });
  const stopJobs = startBackgroundJobs({
    db,
    mail: () => mail.queue,
    invoicePayment: settings.invoices?.payment ?? [],
    retentionMonths: settings.retentionMonths,
    selling: () => selling,
    onCompared: (counts) => app?.log.warn(counts, 'the payment provider had what we did not'),
    onRetention: (counts) => app?.log.info(counts, 'unused accounts'),
    warn,
  });
  const stop = async ({ drain = true } = {}): Promise<void> => {
    stopJobs();
    phase = 'announced';
    if (drain && app?.server.listening === true) {
      await pause(settings.drainSeconds * 1000);
      await stopListening(app, () => {
        phase = 'closing';
      });
    }
    // Requests that wait for the result of a program end now and do not wait for the program.
    programs.stop();
    await app?.close();
    await mail.stop();
    await stopCertificates();
    await db.destroy();
    await probe.destroy();
    await source.release();
  };
  try {
    await prepareTables(source.url);
    const operator = await ensureOperator(db, settings.operator);
    selling = await openSelling(settings, { db, mail: () => mail.queue }, warn('Paddle'));
    mail = await openMail(settings, {
      db,
      databaseUrl: source.url,
      site,
      onError: warn('mail'),
      ...(options.mailPace === undefined ? {} : { pace: options.mailPace }),
    });
    const certificates = await queuedCertificates({
      databaseUrl: source.url,
      check: (asked) =>
        checkCertificate({ db, content: options.content, startPython: createProcessRunner }, asked),
      onError: warn('certificates'),
    });
    stopCertificates = certificates.stop;
    app = await buildApp(
      {
        db,
        content: options.content,
        limits: settings.dailyLimits,
        mail: mail.queue,
        certificates: certificates.queue,
        programs,
        tutor: ruleTutor,
        records: settings.records,
        modelTutor:
          settings.assistant && modelTutor(openAiModel(settings.assistant), settings.assistant.timesADay),
        signIn,
        operatorSecondFactor: settings.operatorSecondFactor,
        retentionMonths: settings.retentionMonths,
        selling,
        invoices: settings.invoices,
        site,
      },
      {
        webFolder: path.join(project, 'web', 'dist'),
        pythonFolder: path.join(project, 'python-runner', 'dist'),
        logLevel: settings.logLevel,
        probe,
        stopPhase: () => phase,
        trustedProxies: settings.trustedProxies,
        publicUrl: settings.publicUrl,
        serviceWorker: settings.serviceWorker,
      },
    );
    await listen(app, settings);
    return { address: addressOf(app, settings), operator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Mail = Awaited<ReturnType<typeof queuedMail>>;
const NO_MAIL: Mail = { queue: keptMail, stop: async () => {} };

async function openMail({ smtp }: Settings, options: Omit<QueuedMailOptions, 'sender'>): Promise<Mail> {
  return smtp === undefined ? NO_MAIL : await queuedMail({ ...options, sender: smtpMail(smtp) });
}

/**
 * Updates the tables over a separate connection, because a migration may take longer than the limit of other
 * statements.
 */
async function prepareTables(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, onIdleError: () => {}, limits: NO_LIMITS });
  try {
    await migrate(db);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const reason = error instanceof Error ? error.message : '';
    throw new StartError(`The database cannot be reached. ${reason}`, EXIT_CODES.databaseAway, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${settings.port} is taken. Set PORT to another number.`,
        EXIT_CODES.settings,
        {
          cause: error,
        },
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${settings.port} may not be used here. Set PORT to another number.`,
        EXIT_CODES.settings,
        { cause: error },
      );
    }
    throw error;
  }
}

function addressOf(app: FastifyInstance | undefined, settings: Settings): string {
  const bound = app?.addresses()[0];
  const port = typeof bound === 'object' ? bound.port : settings.port;
  const everywhere = settings.host === '0.0.0.0' || settings.host === '::';
  const host = everywhere ? 'localhost' : settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${host}:${port}`;
}
