import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from './tokens-css.ts';

writeFileSync(join(import.meta.dirname, '../ui/tokens.css'), tokensCss());
