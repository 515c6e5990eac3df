import { readFile } from 'node:fs/promises';
import { OPENAPI_FILE } from '@hopcode/contract/build/openapi-file';
import type { FastifyInstance } from 'fastify';

const readDocument = async (): Promise<string> =>
  JSON.stringify(JSON.parse(await readFile(OPENAPI_FILE, 'utf8')));

/**
 * Serves the committed API document at `/api/openapi.json`. Building it from the schemas takes as long as building the
 * rest of the application. That would make every start much slower, although hardly anyone requests this address.
 */
export function addApiDocument(api: FastifyInstance): void {
  let document: string | undefined;
  api.get('/api/openapi.json', async (_request, reply) => {
    document ??= await readDocument();
    return reply.type('application/json').send(document);
  });
}
