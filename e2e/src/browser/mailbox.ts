import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '@hopcode/server/testing/mail-server';
import { mailsIn, type Surroundings } from './surroundings.ts';

/**
 * Receives the emails of the journeys' server. Stores each email unchanged, as a numbered file in a folder that the
 * journeys read.
 */
export const startMailbox = async ({ mailPort, dataFolder }: Surroundings): Promise<MailServer> => {
  const folder = mailsIn(dataFolder);
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return startMailServer(mailPort, (mail) => {
    count += 1;
    const path = join(folder, String(count).padStart(5, '0'));
    writeFileSync(`${path}.part`, mail);
    // A file gets its final name when it is complete, so that a journey never reads half an email.
    renameSync(`${path}.part`, `${path}.eml`);
  });
};
