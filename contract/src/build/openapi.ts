import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../openapi.ts';
import { routes } from '../routes.ts';
import { OPENAPI_FILE } from './openapi-file.ts';

/** Writes contract/openapi.json. */
const file = fileURLToPath(OPENAPI_FILE);
writeFileSync(file, JSON.stringify(openApiDocument(routes), null, 2));
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
