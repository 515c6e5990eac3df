import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { RAMPS } from '@hopcode/art/kit/ramps';
import { TILE_SIZE } from '@hopcode/art/kit/tile-size';
import type { AtlasSprites } from './atlas-sprites.ts';
import { drawTextCard } from './text-card.ts';

/** The contents of a chapter's card. */
export type ChapterFacts = {
  readonly name: string;
  readonly levels: number;
  readonly questions: number;
  /** Sprites of things in its levels, most frequent first. */
  readonly sprites: readonly string[];
};

const MOST_SPRITES = 8;

/** The thumbnail of a chapter: a card with its name, its size, and the things of its levels. */
export const drawChapter = (
  { name, levels, questions, sprites }: ChapterFacts,
  atlas: AtlasSprites,
): Bitmap => {
  const shown = sprites.slice(0, MOST_SPRITES);
  const card = drawTextCard(
    [
      { text: name, color: RAMPS.brick[1] },
      { text: `${levels} levels` },
      { text: questions > 0 ? `${questions} questions` : 'no quiz' },
      { text: '' },
      { text: '' },
    ],
    (MOST_SPRITES + 1) * TILE_SIZE,
  );
  const top = card.height - TILE_SIZE - TILE_SIZE / 2;
  for (const [index, sprite] of shown.entries())
    atlas.put(card, sprite, TILE_SIZE / 2 + index * TILE_SIZE, top);
  return card;
};
