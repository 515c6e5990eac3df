import { type GiftName, giftKind } from '@hopcode/courses/own-farm/gift-kinds';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';

/** The picture of a gift in the atlas. */
const spriteOf = (name: GiftName): string => {
  const kind = giftKind(name);
  if ('prop' in kind) return `prop/${kind.prop}`;
  const animals: Readonly<Record<string, string>> = {
    berta: 'hen',
    hen: 'hen',
    duck: 'duck',
    cow: 'cow',
    sheep: 'sheep',
    cat: 'cat',
  };
  const animal = animals[kind.thing];
  if (animal) return `prop/${animal}`;
  if (kind.thing.endsWith('Crop')) return `crop/${kind.thing.replace('Crop', '')}/2`;
  return kind.state === 'filled' ? `thing/${kind.thing}-filled` : `thing/${kind.thing}`;
};

/** A gift as a decorative picture beside words that name it. */
export const GiftSprite = ({ name }: { readonly name: GiftName }) => (
  <PixelSprite name={spriteOf(name)} scale={1} />
);
