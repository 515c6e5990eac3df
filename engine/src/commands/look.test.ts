import { describeCommand } from '../testing/command-cases.ts';
import { look } from './look.ts';

const sees = (rule: string, map: string, value: string | null, rest: object = {}) => ({
  rule,
  passes: { map, program: 'look()', value, after: map, ...rest },
});

describeCommand(look, { map: '>c', value: 'carrot' }, [
  sees('returns None on open ground', '>.', null),
  sees('returns the type of a thing', '>k', 'rock'),
  sees('sees an X mark', '>x', 'xmark'),
  sees('returns the thing on an X mark, not the mark', '>x', 'carrot', {
    items: [{ type: 'carrot', position: [1, 0] }],
    after: '>c',
  }),
  sees('returns the topmost of several things', '>c', 'egg', {
    items: [{ type: 'egg', position: [1, 0] }],
    after: undefined,
  }),
  sees('sees water', '>~', 'water'),
  sees('sees a wall', '>#', 'wall'),
  sees('returns "wall" at the edge of the map', '.>', 'wall'),
  {
    rule: 'ignores hidden things',
    passes: {
      map: '>h',
      legend: { h: { type: 'key', data: { state: 'hidden' } } },
      program: 'look()',
      value: null,
    },
  },
  {
    rule: 'returns "xmark" for every style of mark',
    passes: { map: '>y', legend: { y: { type: 'xmarkGold' } }, program: 'look()', value: 'xmark' },
  },
]);
