import { createHash } from 'node:crypto';
import { usernameWords } from '../accounts/username-words.ts';

/** The names of an author, as stored. */
export type Creator = {
  readonly userId: string;
  readonly organizationId: string | null;
  readonly fullName: string | null;
  readonly email: string | null;
  /** The student who built the level; null for an account without a student. */
  readonly student: {
    readonly id: string;
    readonly fullName: string | null;
    readonly username: string;
  } | null;
};

/**
 * The fields of a caller that decide whether the caller may see a child's own name. Only the author, the author's
 * family and the author's school may see it.
 */
export type Acquaintance = { readonly userId: string; readonly organizationId: string | null } | undefined;

/**
 * The name of an author, as a caller may see it (platform.md section 3, 'Display name of a creator'). For an adult: the
 * full name, or the words before the @ of the email address. For a student: the full name, or the username. Strangers
 * see a made-up name for a student. It is the same on all levels by the student. Null if unknown.
 */
export function creatorName(creator: Creator, caller: Acquaintance, locale: string): string | null {
  const { student } = creator;
  if (student === null) return creator.fullName ?? wordsOfAddress(creator.email);
  const areAcquainted =
    caller !== undefined &&
    (caller.userId === creator.userId ||
      (creator.organizationId !== null && caller.organizationId === creator.organizationId));
  return areAcquainted ? (student.fullName ?? student.username) : madeUpName(student.id, locale);
}

/** For example, the words of `ada.m_lovelace@home.test` are `Ada M Lovelace`. */
function wordsOfAddress(email: string | null): string | null {
  const words = (email?.split('@')[0] ?? '').split(/[._+-]+/u).filter((word) => word !== '');
  if (words.length === 0) return null;
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

/** A friendly name that is always the same for a student's id and reveals nothing about the student. */
export function madeUpName(studentId: string, locale: string): string {
  const hash = createHash('sha256').update(`creator ${studentId}`).digest();
  const { qualities, things, first } = usernameWords(locale);
  const quality = qualities[hash.readUInt16BE(0) % qualities.length] ?? '';
  const thing = things[hash.readUInt16BE(2) % things.length] ?? '';
  return (first === 'quality' ? [quality, thing] : [thing, quality]).join(' ');
}
