import type { ColumnType } from 'kysely';

/** A time that the database sets. */
export type Filled = ColumnType<Date, Date | undefined, Date>;
/** A column with a default in the database. */
export type Default<T> = ColumnType<T, T | undefined, T>;
