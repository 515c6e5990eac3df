import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mantineVariables } from './mantine-variables.ts';
import { tokensCss } from './tokens-css.ts';

const UI = join(import.meta.dirname, '../ui');
writeFileSync(join(UI, 'tokens.css'), tokensCss());
writeFileSync(join(UI, 'mantine-variables.css'), mantineVariables());
