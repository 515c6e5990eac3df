import { animalsHear } from './animal-orders.ts';
import { argumentText } from './argument-text.ts';
import { defineCommand } from './command.ts';
import { giveText, TEXT_REASONS } from './exact-text.ts';
import { sayFreely } from './free-play.ts';

/**
 * `speak(text)`: says a phrase on an X mark. The phrase must match the goal exactly. If a cell has several goals, the
 * matching one is chosen (game.md section 5, 'Speak, write, question'). In free play the character says any text
 * anywhere, and animals obey it.
 */
export const speak = defineCommand({
  name: 'speak',
  parameters: [{ name: 'text', type: 'value' }],
  returns: 'nothing',
  reasons: TEXT_REASONS,
  example: 'player.speak("Hello!")',
  rule: (board, world, args) => giveText(board, world, args, 'speak', 'text'),
  freely: (board, world, args) => {
    const said = sayFreely(args, 'speak', 'text');
    const text = argumentText(args[0]);
    return said.failure || text === undefined
      ? said
      : { changes: [...said.changes, ...animalsHear(board, world, text)] };
  },
});
