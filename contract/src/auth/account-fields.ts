import { z } from 'zod';

/** An e-mail address; spaces around it are dropped. */
export const emailSchema = z.string().trim().max(254).pipe(z.email());

/** Shortest password, in characters. Nothing else is asked of it: rules about kinds of characters help nobody. */
const PASSWORD_MINIMUM = 8;

/** A new password. The server refuses common ones as well (`common_password`). */
export const newPasswordSchema = z.string().min(PASSWORD_MINIMUM).max(200);

/** The name a student is known by: letters of any script, digits, and `.`, `_`, `-` between them. */
export const usernameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(2)
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u);

/**
 * A name that can be seen: of format signs and fillers alone nobody sees anything. Zero and other control characters
 * have no place in a name, and PostgreSQL keeps no zero; neither do signs that turn the text after them round, which
 * would stand in other words than the name's. Of an empty name its length says that it is missing.
 */
export const VISIBLE_NAME =
  /^(?:$|(?=.*(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$)/u;

/** The full name of an account. */
export const fullNameSchema = z.string().trim().normalize('NFC').min(1).max(100).regex(VISIBLE_NAME);
