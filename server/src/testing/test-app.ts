import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { fixtureContent } from './fixture-content.ts';

/** Headers that a page of ours sends with a call that changes state. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'fetch' };

export type TestAppOptions = {
  readonly webFolder?: string;
  readonly pythonFolder?: string;
  readonly logLevel?: string;
  readonly logStream?: Writable;
};

/** The application on a test database and a small catalogue, without built pages unless a folder is given. */
export async function testApp(db: Database, options: TestAppOptions = {}): Promise<FastifyInstance> {
  return await buildApp(
    { db, content: fixtureContent() },
    {
      webFolder: '/nowhere',
      pythonFolder: '/nowhere',
      logLevel: 'silent',
      trustedProxies: ['127.0.0.1'],
      ...options,
    },
  );
}
