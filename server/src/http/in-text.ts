type InText<T> = T extends Date ? string : T extends object ? { [Key in keyof T]: InText<T[Key]> } : T;

/** A value with its times as text, as in answers. */
export function inText<T>(value: T): InText<T>;
export function inText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => inText(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inText(part)]));
}
