import { describeCommand } from '../testing/command-cases.ts';
import { turnRight } from './turn-right.ts';

describeCommand(turnRight, { map: '.^.', after: '.>.' }, [
  { rule: 'up becomes right', passes: { map: '.^.', program: 'turn_right()', after: '.>.' } },
  { rule: 'left becomes up', passes: { map: '.<.', program: 'turn_right()', after: '.^.' } },
  { rule: 'down becomes left', passes: { map: '.v.', program: 'turn_right()', after: '.<.' } },
  { rule: 'right becomes down', passes: { map: '.>.', program: 'turn_right()', after: '.v.' } },
  {
    rule: 'accepts no arguments',
    passes: { map: '.>.', program: 'turn_right()' },
    fails: { program: 'turn_right(2)', code: 'too-many-arguments' },
  },
]);
