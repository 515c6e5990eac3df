import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';
import { homesIn } from './name-homes.ts';
import { classAt } from './scopes.ts';

type Found = boolean | Readonly<Record<string, string>>;

/** Whether a line directly in a class, outside its methods, gives a name a value. */
const onlyClassHolds = (source: string, name: string): boolean =>
  homesIn(source).some((home) => home.name === name && home.scope?.kind === 'class') &&
  !homesIn(source).some((home) => home.name === name && home.scope === undefined);

const isStoredInSelf = (source: string, name: string): boolean =>
  anyScript(String.raw`\bself\.${name}\b`).test(source);

/** `selfeggs` and `self_eggs` for `self.eggs`: the dot is missing. */
export const stuckToSelf = ({ source, error, found: { name = '' } }: ErrorContext): Found => {
  const part = /^self_?(?<part>[\p{L}\p{N}_]+)$/u.exec(name)?.groups?.part;
  if (part === undefined || !classAt(source, error.line) || !isStoredInSelf(source, part)) return false;
  return { name: part, point: name };
};

/** A name that needs `self.` in front, because the line is inside the class that stores it. */
export const belongsToSelf = (context: ErrorContext): Found => {
  const { source, error, found } = context;
  const { name = '' } = found;
  if (classAt(source, error.line) === undefined) return false;
  return isStoredInSelf(source, name) || onlyClassHolds(source, name) || stuckToSelf(context);
};
