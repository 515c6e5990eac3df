import { z } from 'zod';

// The security policy of the page forbids code that comes from text. Without this setting, zod would try such code, and
// every visitor's browser would report a blocked eval. The setting is in the chunk of zod (vite.config.ts), which runs
// before any schema is created.
z.config({ jitless: true });
