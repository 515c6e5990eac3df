import { z } from 'zod';

/** 'Language' of platform.md section 3: English name, code in the address, and name in the language itself. */
export const languageSchema = z
  .object({ name: z.string(), code: z.string(), native_name: z.string(), flag_emoji: z.string() })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof languageSchema>;
