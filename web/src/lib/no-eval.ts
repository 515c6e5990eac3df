import { z } from 'zod';

// The page's policy forbids code from text. Without this the schema library tries it, and every visitor's browser
// reports a blocked eval. It is in the chunk of zod (vite.config.ts), which runs before any schema is created.
z.config({ jitless: true });
