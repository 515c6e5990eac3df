import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from './server.ts';

/** The English words by which benchmarks find their buttons. */
export const words = z
  .object({
    play: z.object({
      editor: z.object({ label: z.string() }),
      run: z.object({ run: z.string(), stop: z.string() }),
      missed: z.object({ title: z.string() }),
    }),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, 'translations/en/ui.json'), 'utf8')));
