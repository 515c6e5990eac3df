type WithDatesAsText<T> = T extends Date
  ? string
  : T extends object
    ? { [Key in keyof T]: WithDatesAsText<T[Key]> }
    : T;

/** A value as JSON answers contain it: every `Date` is a text. */
export function withDatesAsText<T>(value: T): WithDatesAsText<T>;
export function withDatesAsText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => withDatesAsText(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDatesAsText(part)]));
}
