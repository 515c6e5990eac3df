import { z } from 'zod';

// The page's policy forbids code from text. Without this setting, the schema library would try it, and every visitor's
// browser would report a blocked eval. It is in the chunk of zod (vite.config.ts), which runs before any schema is
// created.
z.config({ jitless: true });
