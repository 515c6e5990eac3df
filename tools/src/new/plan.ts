/** What `npm run new` will write: paths from the root, with `/`. */
export type Plan = {
  readonly create: Readonly<Record<string, string>>;
  /** Existing files with their new text. */
  readonly change: Readonly<Record<string, string>>;
  /** Programs to run afterwards, which update generated files. */
  readonly run?: readonly (readonly [string, ...string[]])[];
  /** What a person still has to do, one item per line. */
  readonly next: readonly string[];
};

/** A name that cannot be used, or a place that was not found. The message says what to do. */
export class NewError extends Error {
  override readonly name = 'NewError';
}

/** Reads a file of the repository by its path from the root. */
export type Read = (path: string) => string;

/** The names of the files and folders in a folder of the repository; empty when the folder does not exist. */
export type List = (folder: string) => string[];

const withoutDots = (name: string): string => name.replace(/^\.\.\./, '');

/** The names in alphabetical order; a spread list (`...others`) is sorted by the name without dots. */
const inOrder = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => (withoutDots(one) < withoutDots(other) ? -1 : 1));

const firstWord = (name: string): string => /^\W*[a-z\d]+/.exec(name)?.[0] ?? name;

/** The first place for a new name at which the fewest other names are on the wrong side of it. */
const bestPlace = (names: readonly string[], name: string): number => {
  const isAfter = names.map((one) => withoutDots(one) > name);
  const wrong = Array.from(
    { length: names.length + 1 },
    (_, place) =>
      isAfter.slice(0, place).filter((after) => after).length +
      isAfter.slice(place).filter((after) => !after).length,
  );
  return wrong.indexOf(Math.min(...wrong));
};

/**
 * Adds a name to a list: after the last name that has the same first word and comes before it in the alphabet
 * (`levelData` < `levelFavorites`), otherwise at the end.
 */
const besideLikeNames = (names: readonly string[], name: string, mostlyOrdered: boolean): string[] => {
  const before = names.findLastIndex((one) => firstWord(one) === firstWord(name) && one < name);
  const place = before === -1 ? (mostlyOrdered ? bestPlace(names, name) : names.length) : before + 1;
  return names.toSpliced(place, 0, name);
};

/**
 * Adds a name to a list of names in brackets or braces in a file. In an alphabetical list, the name gets its
 * alphabetical place. In other lists it comes after names with the same first word, otherwise at the end.
 * @param start matches the text up to and including the opening bracket
 * @throws NewError when the file has no such list
 */
export const addToList = (
  text: string,
  start: RegExp,
  name: string,
  path: string,
  mostlyOrdered = false,
): string => {
  const opening = start.exec(text);
  const from = opening ? opening.index + opening[0].length : -1;
  const length = from === -1 ? -1 : text.slice(from).search(/[\]}]/);
  if (length === -1)
    throw new NewError(`${path} has no list that starts as ${start}: add ${name} there by hand.`);
  const inside = text.slice(from, from + length).split(',');
  const names = inside.map((one) => one.trim()).filter((one) => one !== '');
  const ordered = inOrder(names);
  const isOrdered = names.every((one, index) => one === ordered[index]);
  const added = isOrdered ? inOrder([...names, name]) : besideLikeNames(names, name, mostlyOrdered);
  return `${text.slice(0, from)}\n${added.join(',\n')},\n${text.slice(from + length)}`;
};

/** Puts an import line before the first one whose path sorts after it. */
export const addImport = (text: string, line: string): string => {
  const lines = text.split('\n');
  const pathOf = (one: string) => /^(?:import|\}).* from '([^']+)';$/.exec(one)?.[1];
  const path = pathOf(line) ?? '';
  const after = lines.findIndex((one) => one.startsWith('import ') && (pathOf(one) ?? '') > path);
  const last = lines.findLastIndex((one) => pathOf(one) !== undefined);
  lines.splice(after === -1 ? last + 1 : after, 0, line);
  return lines.join('\n');
};
