import type { NameForm } from '@hopcode/contract/certificate/certificate';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** What a certificate proves, counted when it was issued. Days are texts like `2026-11-23`. */
export type CertificateEvidence = {
  readonly levels: number;
  readonly on_own: number;
  /** Mean over the levels, to one decimal place; undefined if it is unknown for one of them. */
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
  /** Its bit in the status lists; new with each new address. */
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
  /** For each level, the program that was run. */
  programs: ColumnType<Readonly<Record<string, string>> | null, never, string | null>;
  /** The version of each of these levels; null for certificates from before versions were stored. */
  level_hashes: ColumnType<Readonly<Record<string, string>> | null, never, string | null>;
  /** Slugs of the levels whose programs failed the check. */
  failed_levels: Default<string[]>;
  /** The level whose program the certificate shows. */
  shown_level: string | null;
};
