import type { ExecutionType } from '@hopcode/contract/credit/counter';
import type { ColumnType } from 'kysely';

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
