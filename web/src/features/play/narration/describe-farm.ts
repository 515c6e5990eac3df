import type { TimelineEvent } from '@hopcode/engine/formats/timeline';

import { failureMessage } from '@hopcode/engine/message';
import { narrateEvent, narrateHelper } from '@hopcode/engine/narration';

import type { Position } from '@hopcode/engine/world/geometry';
import type { Board, World } from '@hopcode/engine/world/world';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import type { Describe } from '../../../stage/describe.ts';
import { tileWords } from './tile-words.ts';
import { withFullStop } from './with-full-stop.ts';

type Options = {
  readonly board: Board;
  /** The farm on the screen. */
  readonly world: () => World;
  /** Whether to describe each command of a run. */
  readonly tellsSteps: () => boolean;
};

const place = ([x, y]: Position) => ({ x, y });

/**
 * Describes the stage to screen readers. Describes commands and tiles with the words of the engine. Does not say the
 * position of the character twice in a row.
 */
export const describeFarm = (t: Words, { board, world, tellsSteps }: Options): Describe => {
  let said = '';
  const describe: Describe = (happening) => {
    switch (happening.kind) {
      case 'stands': {
        const own = t(`stage:stands.${happening.facing}`, place(happening.position));
        const helper = narrateHelper(board, world());
        return helper ? `${own} ${withFullStop(sayMessage(helper, t))}` : own;
      }
      case 'command': {
        if (!tellsSteps()) return '';
        // Describes only what has changed. The announcement at the end of the run says how a command ended.
        const event: TimelineEvent = {
          kind: 'command',
          line: 0,
          name: '',
          args: [],
          changes: [...happening.changes],
          ...(happening.by && { by: happening.by }),
        };
        const told = narrateEvent(board, happening.before, event);
        return told.map((message) => withFullStop(sayMessage(message, t))).join(' ');
      }
      case 'caught':
        return tellsSteps() ? withFullStop(sayMessage(failureMessage(happening.failure), t)) : '';
      case 'cell': {
        const { holds, position } = happening;
        const things = tileWords(board, world(), position, t);
        const ground = holds === 'things' ? [] : [t(`stage:cell.${holds}`, place(position))];
        return [...ground, ...things.map((thing) => withFullStop(thing))].join(' ');
      }
    }
  };
  return (happening) => {
    const words = describe(happening);
    if (words === '') return '';
    const isKnown = happening.kind === 'stands' && words === said;
    said = words;
    return isKnown ? '' : words;
  };
};
