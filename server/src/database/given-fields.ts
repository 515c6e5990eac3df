/** The fields of a change that are given; what is undefined stays as it is. */
export const givenFields = <Value>(change: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
