import { readFile } from 'node:fs/promises';
import { OPENAPI_FILE } from '@hopcode/contract/build/openapi-file';
import type { FastifyInstance } from 'fastify';

const readDocument = async (): Promise<string> =>
  JSON.stringify(JSON.parse(await readFile(OPENAPI_FILE, 'utf8')));

/**
 * Answers `/api/openapi.json` with the committed document. Making it from the schemas takes as long as the rest of the
 * application, so a start would be much slower for an address that hardly anyone asks for.
 */
export function addApiDocument(api: FastifyInstance): void {
  let document: string | undefined;
  api.get('/api/openapi.json', async (_request, reply) => {
    document ??= await readDocument();
    return reply.type('application/json').send(document);
  });
}
