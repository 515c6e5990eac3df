import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { keymap, tooltips } from '@codemirror/view';
import { wordHelp } from '../code-words/word-help.ts';
import { completions, type Describe } from './completions.ts';
import { placeOfInfo } from './info-place.ts';
import { ownDirection } from './own-direction.ts';
import { spaceAbove } from './room-below.ts';

/** Aids for typing: suggestions, closing brackets, the meaning of each word, and the direction of names. */
export const typingAids = (describe: Describe): Extension => [
  closeBrackets(),
  autocompletion({
    override: [completions(describe)],
    activateOnTyping: true,
    icons: false,
    positionInfo: (view, list, option, info, space) => {
      const cursor = view.coordsAtPos(view.state.selection.main.head);
      const isBelowCursor = cursor === null || list.top >= cursor.top;
      return placeOfInfo({ list, option, info, space, isBelowCursor });
    },
  }),
  wordHelp(),
  ownDirection,
  tooltips({ tooltipSpace: spaceAbove }),
  // These keys come before the editor's own keys, which do not handle an open list or a pair of brackets.
  Prec.high(keymap.of([...closeBracketsKeymap, ...completionKeymap])),
];
