import { describeCommand } from '../testing/command-cases.ts';
import { look } from './look.ts';

const sees = (rule: string, map: string, value: string | null, rest: object = {}) => ({
  rule,
  passes: { map, program: 'look()', value, after: map, ...rest },
});

describeCommand(look, { map: '>c', value: 'carrot' }, [
  sees('sees nothing on open ground', '>.', null),
  sees('sees the type of a thing', '>k', 'rock'),
  sees('sees an X mark', '>x', 'xmark'),
  sees('sees what lies on an X mark rather than the mark', '>x', 'carrot', {
    items: [{ type: 'carrot', position: [1, 0] }],
    after: '>c',
  }),
  sees('sees the topmost of several things', '>c', 'egg', {
    items: [{ type: 'egg', position: [1, 0] }],
    after: undefined,
  }),
  sees('sees water', '>~', 'water'),
  sees('sees a wall', '>#', 'wall'),
  sees('sees the edge of the map as a wall', '.>', 'wall'),
  {
    rule: 'does not see what is hidden',
    passes: {
      map: '>h',
      legend: { h: { type: 'key', data: { state: 'hidden' } } },
      program: 'look()',
      value: null,
    },
  },
  {
    rule: 'sees every style of mark as the same',
    passes: { map: '>y', legend: { y: { type: 'xmarkGold' } }, program: 'look()', value: 'xmark' },
  },
]);
