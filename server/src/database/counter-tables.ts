import type { ExecutionType } from '@hopcode/contract/credit/counter';
import type { ColumnType } from 'kysely';
import type { Default } from './column-types.ts';

/** A day. Statements write it as text, in the form that PostgreSQL reads. */
type Day = ColumnType<Date, string, string>;

/**
 * How many runs and tips a student used in a day; for an account that acts as no student, how many the account used.
 */
export type CreditCounterTable = {
  tenant_id: string;
  holder_id: string;
  execution_type: ExecutionType;
  day: Day;
  used: number;
};

/** How many runs and tips a visitor used in a day. `visitor` is a hash of the visitor's cookie or network address. */
export type VisitorCounterTable = {
  visitor: Buffer;
  execution_type: ExecutionType;
  day: Day;
  used: number;
};

/** How many tries there have been in a period. The key is a hash of the action and of the person or network address. */
export type RateLimitTable = {
  key: Buffer;
  used: number;
  ends_at: Date;
  /** Until this time, further tries are refused. */
  next_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Number of refused tries since the last try that was not refused. */
  refused: Default<number>;
};
