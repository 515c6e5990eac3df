import { addressKey, type LevelAddress } from './level-progress.ts';

/**
 * How many programs for a level this page stores as its own. Even over a slow network, there are fewer programs than
 * this on their way to the server.
 */
const LIMIT = 20;

type Program = LevelAddress & { readonly code: string };

/** The last programs of each level that this page has written. */
export type OwnPrograms = {
  readonly remember: (program: Program) => void;
  readonly has: (program: Program) => boolean;
};

/** `before` contains the page's earlier programs, oldest first. */
export const createOwnPrograms = (before: readonly Program[]): OwnPrograms => {
  const codesOf = new Map<string, readonly string[]>();
  const known = (address: LevelAddress): readonly string[] => codesOf.get(addressKey(address)) ?? [];
  const remember = ({ code, ...address }: Program): void => {
    const others = known(address).filter((other) => other !== code);
    codesOf.set(addressKey(address), [...others, code].slice(-LIMIT));
  };
  for (const program of before) remember(program);
  return { remember, has: (program) => known(program).includes(program.code) };
};
