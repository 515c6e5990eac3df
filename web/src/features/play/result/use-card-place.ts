import { type RefObject, useEffect, useState } from 'react';
import type { CardRoom } from '../editor/card-room.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { placeCard } from './place-card.ts';

/**
 * Places a card at a line of the editor. By default it is the last line. While the positions of the lines are unknown,
 * the card is under the program.
 */
export const useCardPlace = (
  editor: RefObject<EditorHandle | null>,
  frame: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  line: number | undefined,
): void => {
  const [room, setRoom] = useState<CardRoom>();
  useEffect(() => {
    let wanted = true;
    void editor.current?.cardRoom().then((found) => {
      if (wanted) setRoom(found);
    });
    return () => {
      wanted = false;
    };
  }, [editor]);
  useEffect(() => {
    if (!room || !frame.current || !card.current) return;
    return placeCard(room, { frame: frame.current, card: card.current }, line);
  }, [room, frame, card, line]);
};
