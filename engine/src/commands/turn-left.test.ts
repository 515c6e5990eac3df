import { describeCommand } from '../testing/command-cases.ts';
import { turnLeft } from './turn-left.ts';

describeCommand(turnLeft, { map: '.^.', after: '.<.' }, [
  { rule: 'up becomes left', passes: { map: '.^.', program: 'turn_left()', after: '.<.' } },
  { rule: 'left becomes down', passes: { map: '.<.', program: 'turn_left()', after: '.v.' } },
  { rule: 'down becomes right', passes: { map: '.v.', program: 'turn_left()', after: '.>.' } },
  { rule: 'right becomes up', passes: { map: '.>.', program: 'turn_left()', after: '.^.' } },
  {
    rule: 'accepts no arguments',
    passes: { map: '.>.', program: 'turn_left()' },
    fails: { program: 'turn_left(2)', code: 'too-many-arguments' },
  },
]);
