import type { Change } from '@hopcode/engine/world/change';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';

/** Something that a person who does not see the picture is told. */
export type Happening =
  | { readonly kind: 'stands'; readonly position: Position; readonly facing: FacingName }
  | { readonly kind: 'command'; readonly changes: readonly Change[]; readonly before: World }
  | {
      readonly kind: 'cell';
      readonly position: Position;
      readonly holds: 'player' | 'things' | 'blocked' | 'free';
      /** Types of the things there. */
      readonly things: readonly string[];
    };

export type Describe = (happening: Happening) => string;

/** i18next's `t`, of which only this much is needed; keys name the namespace `stage`. */
export type Words = (key: string, params: Record<string, string | number>) => string;

export type DescriberOptions = {
  /** Display name of an item type; the type itself where none is given. */
  readonly nameOf?: (type: string) => string;
  /** Language of lists, as a code for `Intl`. */
  readonly locale?: string;
};

const place = ([x, y]: Position) => ({ x, y });

const thingSentence = (
  change: Extract<Change, { type: 'thing-changed' }>,
  before: World,
  words: Words,
  nameOf: (type: string) => string,
): string => {
  const thing = nameOf(before.things[change.id]?.type ?? '');
  if (change.position) return words('stage:thing.moved', { thing, ...place(change.position) });
  return change.state ? words(`stage:thing.${change.state}`, { thing }) : '';
};

const commandSentences = (
  changes: readonly Change[],
  before: World,
  words: Words,
  nameOf: (type: string) => string,
): string[] => {
  const sentences: string[] = [];
  const moves = changes.filter((change) => change.type === 'moved');
  const last = moves.at(-1);
  if (last) {
    const key = last.backward ? 'stage:walksBack' : 'stage:walks';
    sentences.push(words(key, { count: moves.length, ...place(last.to) }));
  }
  const counts = new Map<string, number>();
  // What is counted is said once, as a number; that it left its tile goes without saying.
  const isTaken = changes.some((change) => change.type === 'counted');
  for (const change of changes) {
    if (change.type === 'turned') sentences.push(words(`stage:turns.${change.facing}`, {}));
    if (change.type === 'bumped') sentences.push(words('stage:bumps', place(change.at)));
    if (change.type === 'said') sentences.push(words(`stage:says.${change.channel}`, { text: change.text }));
    if (change.type === 'counted') counts.set(change.item, change.count);
    if (change.type === 'thing-changed' && !(isTaken && change.state === 'gone'))
      sentences.push(thingSentence(change, before, words, nameOf));
  }
  for (const [item, count] of counts) sentences.push(words('stage:has', { item: nameOf(item), count }));
  return sentences.filter((sentence) => sentence !== '');
};

/** Puts what happens on the stage into words of `translations/<locale>/stage.json`. */
export const createDescriber = (words: Words, options: DescriberOptions = {}): Describe => {
  const nameOf = options.nameOf ?? ((type: string) => type);
  return (happening) => {
    switch (happening.kind) {
      case 'stands':
        return words(`stage:stands.${happening.facing}`, place(happening.position));
      case 'command':
        return commandSentences(happening.changes, happening.before, words, nameOf).join(' ');
      case 'cell': {
        const list = new Intl.ListFormat(options.locale, { type: 'conjunction' });
        const things = list.format(happening.things.map(nameOf));
        return words(`stage:cell.${happening.holds}`, { ...place(happening.position), things });
      }
    }
  };
};
