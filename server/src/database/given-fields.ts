type Given<Change> = { [Key in keyof Change]?: Exclude<Change[Key], undefined> };

/** The fields of a change that have a value; undefined if no field has one. */
export function givenFields<Change extends object>(change: Change): Given<Change> | undefined;
export function givenFields(change: object): object | undefined {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
