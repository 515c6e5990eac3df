import { describeCommand } from '../testing/command-cases.ts';
import { canMove } from './can-move.ts';

const answers = (map: string, value: boolean) => ({
  rule: `${map} ${value ? 'is free' : 'is blocked'}`,
  passes: { map, program: 'can_move()', value, after: map },
});

describeCommand(canMove, { map: '>.', value: true }, [
  answers('>.', true),
  answers('>x', true),
  answers('>c', true),
  answers('>k', false),
  answers('>#', false),
  answers('>~', false),
  answers('.>', false),
]);
