import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hopcode/server/database/embedded/free-port';
import { z } from 'zod';
import { ensureBrowser } from './ensure-browser.ts';

/** The environment of the journeys: a separate server with an empty database, and a browser. */
export type Surroundings = {
  readonly origin: string;
  readonly port: number;
  /** Port of a mail server that accepts every email. */
  readonly mailPort: number;
  /** Folder of the server's data; its creator deletes it. */
  readonly dataFolder: string;
  /** Path of the browser's executable. */
  readonly chromium: string;
};

const environmentSchema = z.object({
  HOPCODE_E2E_PORT: z.coerce.number().int().min(1),
  HOPCODE_E2E_MAIL_PORT: z.coerce.number().int().min(1),
  HOPCODE_E2E_DATA: z.string().min(1),
  CHROMIUM: z.string().min(1),
});

/** An empty folder that the database can use even when it runs as another user. */
const freshDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hopcode-journeys-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** Creates an environment, as environment variables for Playwright and its workers. */
export const makeSurroundings = async (): Promise<
  Record<keyof z.infer<typeof environmentSchema>, string>
> => ({
  HOPCODE_E2E_PORT: String(await freePort()),
  HOPCODE_E2E_MAIL_PORT: String(await freePort()),
  HOPCODE_E2E_DATA: freshDataFolder(),
  CHROMIUM: ensureBrowser(),
});

/** Folder with all content that the server of the journeys serves. */
export const contentIn = (dataFolder: string): string => join(dataFolder, 'content');

/** Folder with the emails that the server of the journeys has sent. */
export const mailsIn = (dataFolder: string): string => join(dataFolder, 'mails');

/** Reads the environment back. @throws when Playwright was not started by run-journeys.ts */
export const readSurroundings = (environment: NodeJS.ProcessEnv): Surroundings => {
  const read = environmentSchema.safeParse(environment);
  if (!read.success)
    throw new Error('Start the journeys with `npm run e2e`, which prepares a server and a browser.');
  const { HOPCODE_E2E_PORT: port, HOPCODE_E2E_DATA: dataFolder, CHROMIUM: chromium } = read.data;
  const mailPort = read.data.HOPCODE_E2E_MAIL_PORT;
  return { origin: `http://127.0.0.1:${port}`, port, mailPort, dataFolder, chromium };
};
