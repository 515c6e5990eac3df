import type { ExecutionType } from '@hopcode/contract/credit/counter';
import type { ColumnType } from 'kysely';

/** A day in PostgreSQL's text form. */
type Day = ColumnType<Date, string, string>;

/** Runs and tips of a day, used by a student or by an account that acts as none. */
export type CreditCounterTable = {
  tenant_id: string;
  holder_id: string;
  execution_type: ExecutionType;
  day: Day;
  used: number;
};

/** The same for visitors; `visitor` is a hash of their cookie, or of their address. */
export type VisitorCounterTable = {
  visitor: Buffer;
  execution_type: ExecutionType;
  day: Day;
  used: number;
};
