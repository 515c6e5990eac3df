import { expect, it } from 'vitest';
import { ideaName } from './idea-name.ts';

it.each<[string, string | undefined]>([
  ['*pieces', 'ideas.stars'],
  ['**things', 'ideas.stars'],
  ['yield 3', 'ideas.yields'],
  ['@ @', 'ideas.decorators'],
  ['count_down() in def', 'ideas.recursion'],
  ['return greet', 'ideas.inner'],
  ['class Hen(Animal)', 'ideas.parent'],
  ['def repeat(action, times)', 'ideas.parameters'],
  ['turns[turn]', 'ideas.lookup'],
  ['try: ...', 'ideas.try'],
  ['except: ...', 'ideas.caught'],
  ['class FloodError(Exception)', undefined],
  ['yield', undefined],
  ['return', undefined],
  ['visit()', undefined],
  ['@property', undefined],
  ['except player.BumpedError', undefined],
  ['[... for ...]', undefined],
  ['+ - *', undefined],
])('names the idea %s', (idea, key) => {
  expect(ideaName(idea)?.key).toBe(key);
});

it('shows the stars in front of a name', () => {
  expect(ideaName('**things')?.params).toEqual({ stars: '**' });
});
