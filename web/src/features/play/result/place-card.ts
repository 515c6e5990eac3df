import type { CardRoom } from '../editor/card-room.ts';
import { type CardPlace, cardPlace, RIM } from './card-place.ts';

/**
 * The height of the program's lines that stay visible around a card, in CSS pixels: ten lines if they fit, otherwise
 * two.
 */
const TEN_LINES = 232;
const TWO_LINES = 56;

/** The minimum height of a card under its line. The text scrolls in the card, and the buttons stay below it. */
const LEAST_CARD = 140;

/** A height that is larger than every window. */
const HIGHEST = 9999;

type Elements = { readonly frame: HTMLElement; readonly card: HTMLElement };

/** The height of the card with all its text at a width. `undefined` means the width of a card under its line. */
const heightAt =
  ({ frame, card }: Elements) =>
  (width: number | undefined): number => {
    frame.dataset.side = width === undefined ? 'under' : 'beside';
    card.style.width = width === undefined ? '' : `${width}px`;
    // If the card was beside its line before, its old `left` would make it narrower while it is measured.
    card.style.left = '';
    return card.offsetHeight;
  };

const apply = ({ frame, card }: Elements, place: CardPlace): void => {
  frame.dataset.side = place.side;
  card.style.width = place.side === 'beside' ? `${place.width}px` : '';
  card.style.left = place.side === 'beside' ? `${place.left}px` : '';
  frame.style.setProperty('--top', `${place.top}px`);
  if (place.side === 'beside') frame.style.setProperty('--tail', `${place.tail}px`);
};

/**
 * The largest height that the other parts of the panel leave for the editor. On a phone the page scrolls, so there is
 * no limit.
 */
const highestEditor = (editor: HTMLElement): number => {
  const panel = editor.parentElement;
  if (!panel) return HIGHEST;
  // The editor takes all the space it can, so the rest is what the other parts need.
  editor.style.setProperty('--card-room', `${HIGHEST}px`);
  const most = panel.clientHeight - (panel.scrollHeight - HIGHEST);
  editor.style.removeProperty('--card-room');
  return most;
};

/** Folds or unfolds everything above the program except the goal. */
const fold = (editor: HTMLElement | null, isFolded: boolean): void => {
  const panel = editor?.parentElement;
  if (!panel) return;
  if (isFolded) panel.dataset.tight = 'true';
  else delete panel.dataset.tight;
};

/**
 * Puts the card beside its line or under it, and updates its place when the program scrolls or a size changes. Returns
 * a function that stops this.
 */
export const placeCard = (
  room: CardRoom,
  { frame, card }: Elements,
  line: number | undefined,
): (() => void) => {
  const editor = frame.parentElement;
  let height = 0;
  const scrolled = (top: number): void => frame.style.setProperty('--scrolled', `${top}px`);
  const put = (): void => {
    const at = line ?? room.lastLine();
    // The space for a card under its line makes the editor higher, perhaps so high that a card fits beside the line.
    // A card beside the line needs no such space. So if the space were not removed first, the card would change its
    // side in every frame.
    editor?.style.removeProperty('--card-room');
    let space = room.spaceAt(at);
    let place = cardPlace(space, heightAt({ frame, card }));
    if (editor && place.side === 'under') {
      // Only a card under its line needs more space, so only then is the part above the program folded. It stays folded
      // until the card closes. Otherwise the lines would move each time that the owl says more.
      fold(editor, true);
      const highest = highestEditor(editor);
      frame.style.setProperty('--most', `${Math.max(LEAST_CARD, highest - TWO_LINES - 2 * RIM)}px`);
      space = room.spaceAt(at);
      place = cardPlace(space, heightAt({ frame, card }));
      if (place.side === 'under')
        editor.style.setProperty('--card-room', `${Math.min(place.gap + TEN_LINES, highest)}px`);
    }
    apply({ frame, card }, place);
    height = card.offsetHeight;
    const gap = place.side === 'under' ? place.gap : 0;
    room.leaveGap(gap === 0 ? undefined : { line: at, pixels: gap });
    if (place.side === 'under' && place.top + gap > space.scrollTop + space.height)
      room.scrollTo(Math.min(space.top - 12, place.top + gap - space.height));
    scrolled(room.scrollTop());
  };
  put();
  const stop = room.watch({ onScroll: scrolled, onSize: put });
  // When the owl says more, the height of the card changes.
  const sizes = new ResizeObserver(() => {
    if (card.offsetHeight !== height) put();
  });
  sizes.observe(card);
  card.scrollIntoView?.({ block: 'nearest' });
  return () => {
    stop();
    sizes.disconnect();
    room.leaveGap(undefined);
    editor?.style.removeProperty('--card-room');
    fold(editor, false);
  };
};
