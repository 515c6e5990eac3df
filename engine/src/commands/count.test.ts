import { describeCommand } from '../testing/command-cases.ts';
import { count } from './count.ts';

describeCommand(count, { map: '>', inventory: { carrot: 2 }, value: 2 }, [
  {
    rule: 'counts what has been picked up',
    passes: { map: '>cc', program: 'move_forward(2) count("carrot")', value: 2 },
  },
  {
    rule: 'returns 0 for a type that was never held',
    passes: { map: '>', program: 'count("gem")', value: 0 },
  },
  {
    rule: 'returns 0 for a name that every JavaScript object has',
    passes: { map: '>', program: 'count("constructor")', value: 0 },
  },
  {
    rule: 'the name of an item is written exactly',
    passes: { map: '>', program: 'count("redBerry")', value: 0 },
    fails: {
      program: 'count("red berry")',
      code: 'unknown-item',
      params: { what: 'red berry', meant: 'redBerry' },
    },
  },
  {
    rule: 'a name is given',
    passes: { map: '>', program: 'count("gem")' },
    fails: { program: 'count()', code: 'wrong-argument', params: { parameter: 'type' } },
  },
]);
