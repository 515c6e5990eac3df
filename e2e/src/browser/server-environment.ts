import type { SellingMode } from '@hopcode/contract/payment/selling-mode';
import { contentFolder } from '../commands/content-folder.ts';
import { OPERATOR } from '../fixtures/operator.ts';
import { contentIn, type Surroundings } from './surroundings.ts';

type Server = { readonly port: number; readonly selling: SellingMode };

/** The settings of a server for the journeys. Several servers share one database: the one in the data folder. */
export const serverEnvironment = (
  { dataFolder, mailPort }: Surroundings,
  { port, selling }: Server,
): Readonly<Record<string, string>> => {
  const content = contentFolder(contentIn(dataFolder));
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    COURSES_DIR: content.courses,
    TRANSLATIONS_DIR: content.translations,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    OPERATOR_EMAIL: OPERATOR.email,
    OPERATOR_PASSWORD: OPERATOR.password,
    LOG_LEVEL: 'warn',
    SELLING: selling,
  };
};
