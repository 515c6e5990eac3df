import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../openapi.ts';
import { routes } from '../routes.ts';

/** Writes contract/openapi.json. A test fails when the committed file is stale. */
const file = fileURLToPath(new URL('../../openapi.json', import.meta.url));
writeFileSync(file, JSON.stringify(openApiDocument(routes), null, 2));
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
