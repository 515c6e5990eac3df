import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { readAloud } from '../../../lib/speech.ts';
import { type CodeWord, codeWordAt } from './code-word-at.ts';
import { wordCard } from './word-card.ts';
import { loadWordTexts, type WordTexts } from './word-texts.ts';

/** How many milliseconds the pointer must rest on a word. */
const REST = 600;
/** How far a finger may move during a tap, in CSS pixels. */
const TAP = 10;

/** A card that a tap or a key has opened. */
type Opened = { readonly tooltip: Tooltip; readonly texts: WordTexts };

const setOpened = StateEffect.define<Opened | undefined>();

const opened = StateField.define<Opened | undefined>({
  create: () => undefined,
  update: (before, transaction) => {
    const set = transaction.effects.findLast((effect) => effect.is(setOpened));
    if (set) return set.value;
    // The card is about the word at the cursor, so an edit or a move of the cursor closes it.
    return transaction.docChanged || transaction.selection ? undefined : before;
  },
  provide: (field) => showTooltip.from(field, (value) => value?.tooltip ?? null),
});

const wordAt = (state: EditorState, offset: number): CodeWord | undefined =>
  codeWordAt(state.doc.toString(), syntaxTree(state), offset);

const tooltipOf = (state: EditorState, { from, to }: CodeWord, texts: WordTexts): Tooltip => {
  const code = state.sliceDoc(from, to);
  return { pos: from, end: to, above: true, create: () => ({ dom: wordCard(code, texts) }) };
};

/**
 * Opens the card for the word at an offset, unless the program or the cursor changes before the text of the card has
 * loaded.
 */
const open = (view: EditorView, offset: number): boolean => {
  const { state } = view;
  const word = wordAt(state, offset);
  if (!word) return false;
  loadWordTexts(word).then(
    (texts) => {
      if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return;
      view.dispatch({
        effects: [
          setOpened.of({ tooltip: tooltipOf(state, word, texts), texts }),
          EditorView.announce.of(
            `${state.sliceDoc(word.from, word.to)}. ${texts.readLabel}. ${texts.meaning}`,
          ),
        ],
      });
    },
    // Without a network, no card opens. The next try loads the text again.
    () => undefined,
  );
  return true;
};

const close = (view: EditorView): boolean => {
  if (!view.state.field(opened)) return false;
  view.dispatch({ effects: setOpened.of(undefined) });
  return true;
};

/** Opens the card. If the card is already open, reads it aloud. */
const openOrRead = (view: EditorView): boolean => {
  const shown = view.state.field(opened);
  if (!shown) return open(view, view.state.selection.main.head);
  readAloud(`${shown.texts.read}. ${shown.texts.meaning}`, shown.texts.language);
  return true;
};

/** Opens a card after a tap of a finger. A mouse must rest on the word instead. */
const taps = (): Extension => {
  let at: { readonly x: number; readonly y: number } | undefined;
  return EditorView.domEventHandlers({
    pointerdown: ({ pointerType, clientX, clientY }) => {
      at = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    click: ({ clientX, clientY }, view) => {
      const start = at;
      at = undefined;
      if (!start || Math.hypot(clientX - start.x, clientY - start.y) > TAP) return;
      const offset = view.posAtCoords({ x: clientX, y: clientY }, false);
      open(view, offset);
    },
  });
};

/**
 * Explains a word of a program in three cases: when the pointer rests on it, when a finger taps it, or on Ctrl+I
 * (Cmd+I) with the cursor on it. Typing, moving the cursor and Escape close the card.
 */
export const wordHelp = (): Extension => [
  opened,
  taps(),
  hoverTooltip(
    async (view, offset) => {
      const word = wordAt(view.state, offset);
      if (!word || offset < word.from || offset > word.to) return null;
      const texts = await loadWordTexts(word).catch(() => undefined);
      return texts ? tooltipOf(view.state, word, texts) : null;
    },
    { hoverTime: REST },
  ),
  Prec.highest(
    keymap.of([
      { key: 'Mod-i', run: openOrRead, preventDefault: true },
      { key: 'Escape', run: close },
    ]),
  ),
];
