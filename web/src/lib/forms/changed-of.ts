/**
 * The changed fields of a form. If a request has only these fields, the server asks for the password only if one of
 * them needs it.
 */
export const changedOf = <Values extends object>(
  values: Values,
  before: Readonly<Record<keyof Values, unknown>>,
): Partial<Values> => {
  const changed: Partial<Values> = {};
  for (const key in values) if (values[key] !== before[key]) changed[key] = values[key];
  return changed;
};
