import { describeCommand } from '../testing/command-cases.ts';
import { facing } from './facing.ts';

const answers = (map: string, value: string) => ({
  rule: `${map} faces ${value}`,
  passes: { map, program: 'facing()', value, after: map },
});

describeCommand(facing, { map: '>', value: 'right' }, [
  answers('^', 'up'),
  answers('>', 'right'),
  answers('v', 'down'),
  answers('<', 'left'),
]);
