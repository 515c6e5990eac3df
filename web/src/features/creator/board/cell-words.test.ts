import { PROP_NAMES } from '@hopcode/engine/formats/tilesets';
import creator from '@hopcode/translations/en/creator.json' with { type: 'json' };
import { expect, test } from 'vitest';

test('every kind of scenery in the palette has a name', () => {
  expect(PROP_NAMES.filter((name) => !(name in creator.prop))).toEqual([]);
});
