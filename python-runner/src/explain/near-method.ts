import { nearestName } from './nearest-name.ts';
import { classAt, functionsOf } from './scopes.ts';

/** The method that a misspelt name means, in a class of the program: `brak` for `bark`. */
export const nearMethodOf = (source: string, className: string, name: string): string | undefined => {
  const isMethod = (method: string): boolean =>
    source
      .split('\n')
      .some(
        (line, index) =>
          new RegExp(String.raw`^\s+def\s+${method}\s*\(`, 'u').test(line) &&
          classAt(source, index + 1)?.name === className,
      );
  const methods = functionsOf(source).flatMap((own) => (isMethod(own.name) ? [own.name] : []));
  return nearestName(name, methods, 1);
};
