import type { NameForm } from '@hopcode/contract/certificate/certificate';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** The evidence on a certificate, counted when it was issued. A day is a text such as `2026-11-23`. */
export type CertificateEvidence = {
  readonly levels: number;
  readonly on_own: number;
  /**
   * Average number of opened hints per level, to one decimal place; undefined if the number is unknown for one of the
   * levels.
   */
  readonly hints_per_level?: number | undefined;
  readonly first_on: string;
  readonly last_on: string;
  readonly chapters: readonly number[];
};

/** The certificate of a student for a course (see certificate/certificate-store.ts). */
export type CertificateTable = {
  tenant_id: string;
  id: string;
  student_id: string;
  course_id: string;
  /** The unguessable part of the address of its public page. */
  address: string;
  /** The number of the certificate's bit in the status lists. A new address also gets a new bit. */
  status_index: ColumnType<string, never, string>;
  state: Default<'checking' | 'issued' | 'not_enough'>;
  asked_at: Filled;
  checked_at: ColumnType<Date | null, never, Date | null>;
  issued_at: ColumnType<Date | null, never, Date | null>;
  revoked_at: ColumnType<Date | null, never, Date | null>;
  name_form: Default<NameForm>;
  /** The language of the made-up name. */
  name_locale: Default<string>;
  evidence: ColumnType<CertificateEvidence | null, never, string | null>;
  /** For each level, the program with which the check completed it. */
  programs: ColumnType<Readonly<Record<string, string>> | null, never, string | null>;
  /** A hash of each of these levels; null for certificates that were issued before hashes were stored. */
  level_hashes: ColumnType<Readonly<Record<string, string>> | null, never, string | null>;
  /** Slugs of the levels whose programs failed the check. */
  failed_levels: Default<string[]>;
  /** The level whose program the certificate shows. */
  shown_level: string | null;
};
