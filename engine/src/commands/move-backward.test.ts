import { describeCommand } from '../testing/command-cases.ts';
import { moveBackward } from './move-backward.ts';

describeCommand(moveBackward, { map: '...>.', after: '.>...' }, [
  {
    rule: 'without a number, walks one cell back and keeps its facing',
    passes: { map: '..>', program: 'move_backward()', after: '.>.' },
  },
  {
    rule: 'is stopped by a wall behind',
    passes: { map: '#.>', program: 'move_backward(1)', after: '#>.' },
    fails: {
      program: 'move_backward(2)',
      code: 'bumped-into-wall',
      params: { step: 2, steps: 2 },
      after: '#>.',
    },
  },
  {
    rule: 'is stopped by the edge of the map',
    passes: { map: '.>', program: 'move_backward(1)' },
    fails: { program: 'move_backward(2)', code: 'bumped-into-wall' },
  },
  {
    rule: 'picks up the pickup behind',
    passes: { map: 'c.>', program: 'move_backward(2)', after: '>..', holds: { carrot: 1 } },
  },
  {
    rule: 'walks forward with a negative number',
    passes: { map: '>..', program: 'move_backward(-2)', after: '..>' },
  },
  {
    rule: 'needs a whole number',
    passes: { map: '..>', program: 'move_backward(1)' },
    fails: {
      program: 'move_backward(0.5)',
      code: 'wrong-argument',
      params: { parameter: 'steps', action: 'move_backward', value: 0.5 },
    },
  },
]);
