import { PROP_NAMES, PROPS } from '@hopcode/engine/formats/tilesets';
import { describe, expect, test } from 'vitest';
import { drawProps } from './catalogue.ts';
import { fenceSprite, JOINED_PROPS, propSprite } from './joined.ts';

const props = new Map(drawProps().map((prop) => [prop.name, prop]));

describe.each(PROP_NAMES)('%s', (name) => {
  test('has a picture with the size of its footprint', () => {
    const prop = props.get(`prop/${name}`);
    const [frame] = prop?.frames ?? [];
    expect(frame).toBeDefined();
    if (!prop || !frame) return;
    expect(Number.isInteger(prop.anchorX)).toBe(true);
    expect(frame.width - prop.anchorX * 2).toBe(PROPS[name].footprint[0] * 16);
    expect(frame.height - prop.anchorY).toBe(16);
    expect(prop.frames.every(({ width, height }) => width === frame.width && height === frame.height)).toBe(
      true,
    );
  });
});

test('joined props have a picture for each of their 16 neighbourhoods', () => {
  for (const name of JOINED_PROPS)
    for (let mask = 0; mask < 16; mask++) expect(props.has(propSprite(name, mask))).toBe(true);
});

test.each([
  [fenceSprite(10), 'prop/fence/10'],
  [fenceSprite(26), 'prop/fence/10'],
  [propSprite('fence', 5), 'prop/fence/5'],
  [propSprite('well', 5), 'prop/well'],
])('%s', (sprite, expected) => {
  expect(sprite).toBe(expected);
});

test('two props never look alike', () => {
  const pictures = PROP_NAMES.map((name) => props.get(`prop/${name}`)?.frames[0]?.bytes.join());
  expect(new Set(pictures).size).toBe(PROP_NAMES.length);
});
