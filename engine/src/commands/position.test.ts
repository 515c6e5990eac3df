import { describeCommand } from '../testing/command-cases.ts';
import { position } from './position.ts';

describeCommand(position, { map: '>', value: '0,0' }, [
  {
    rule: 'returns the column, then the row, from 0 at the top left',
    passes: { map: '...\n.>.', program: 'move_forward() position()', value: '2,1' },
  },
]);
