// @vitest-environment happy-dom
import type { World } from '@hopcode/engine/world/world';
import { afterEach, expect, it } from 'vitest';
import { speakerPlace } from './speaker-place.ts';

const CAMERA = { x: 0, y: 0, scale: 2 };
const VIEW = { width: 400, height: 240 };
const BOX = { width: 100, height: 40 };
const SPEAKER = { x: 96, y: 64 };
const FAR = { x: 0, y: 0 };

afterEach(() => document.body.replaceChildren());

type Given = { readonly things?: World['things']; readonly player?: typeof FAR; readonly spares?: boolean };

/** The place of a box above the speaker, whose cell is at (192, 128) in the view. */
const placeWith = ({ things = [], player = FAR, spares = false }: Given) => {
  const root = document.body.appendChild(document.createElement('div'));
  return speakerPlace(
    root,
    { camera: CAMERA, view: VIEW, player, things },
    SPEAKER,
    BOX,
    spares ? { spares: 'things' } : {},
  );
};

it('is above the speaker', () => {
  expect(placeWith({})).toMatchObject({ left: 158, top: 80, side: 'above' });
});

it('covers no character that is above the speaker', () => {
  expect(placeWith({ player: { x: 96, y: 48 } })).toMatchObject({ side: 'below' });
});

it.each([
  ['an animal', { type: 'hen', position: [6, 3], state: 'there', facing: 'left' }, 'below'],
  ['a hidden animal', { type: 'hen', position: [6, 3], state: 'hidden', facing: 'left' }, 'above'],
  ['a carrot', { type: 'carrot', position: [6, 3], state: 'there' }, 'above'],
] as const)('with %s over the speaker is %s', (_, thing, side) => {
  expect(placeWith({ things: [thing] })).toMatchObject({ side });
});

it.each([
  [false, 'above'],
  [true, 'below'],
] as const)('spares a star over the speaker: %s', (spares, side) => {
  const star = { type: 'star', position: [6, 3], state: 'there' } as const;
  expect(placeWith({ things: [star], spares })).toMatchObject({ side });
});

it('covers no button over the farm', () => {
  const button = document.body.appendChild(document.createElement('div'));
  button.dataset.overFarm = '';
  button.getBoundingClientRect = () => new DOMRect(150, 60, 120, 42);
  expect(placeWith({})).toMatchObject({ side: 'below' });
});
