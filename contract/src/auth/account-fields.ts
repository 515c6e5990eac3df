import { z } from 'zod';
import { withoutDirectionMarks } from './direction-marks.ts';
import { withPlainHyphens } from './plain-hyphens.ts';

/** An email address; spaces around it are removed. */
export const emailSchema = z.string().trim().max(254).pipe(z.email());

/**
 * Minimum length of a password, in characters. There are no rules about kinds of characters, because they do not make
 * passwords safer.
 */
const PASSWORD_MINIMUM = 8;

/** A new password. The server also refuses common passwords (`common_password`). */
export const newPasswordSchema = z.string().min(PASSWORD_MINIMUM).max(200);

/** The name that a student logs in with: letters of any script and digits, with `.`, `_` and hyphens between them. */
export const usernameSchema = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .normalize('NFC')
  .overwrite(withPlainHyphens)
  .min(2)
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u);

/**
 * A name with at least one visible character after `withoutDirectionMarks`. Format characters and fillers are
 * invisible. Control characters are refused (PostgreSQL cannot store a zero character), and so are characters that
 * reverse the text direction, because they would change how the text after the name looks. An empty name passes here:
 * the length check reports it.
 */
export const VISIBLE_NAME =
  /^(?:$|(?=.*(?![\u115F\u1160\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$)/u;

/** The full name of an account. */
export const fullNameSchema = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .normalize('NFC')
  .min(1)
  .max(100)
  .regex(VISIBLE_NAME);
