import type { Bitmap } from '../kit/bitmap.ts';
import { createEasel } from './easel.ts';
import { drawExpression, type PortraitMood } from './expression.ts';

/** The rabbit: white fur, pink ears, an orange scarf, blue dungarees. One ear hangs down if the rabbit is worried. */
export function drawRabbitPortrait(mood: PortraitMood): Bitmap {
  const easel = createEasel().ball('fur', [13, 8, 4, 9]).oval(['pink', 3], [13, 9, 1, 6]);
  if (mood === 'worried')
    easel.ball('fur', [29, 5, 4, 5]).ball('fur', [34, 9, 3, 6]).oval(['pink', 3], [34, 10, 1, 3]);
  else easel.ball('fur', [27, 8, 4, 9]).oval(['pink', 3], [27, 9, 1, 6]);
  easel
    .ball('blue', [20, 43, 15, 8])
    .ball('orange', [20, 36, 12, 3])
    .box(['orange', 4], 11, 35, 9, 1)
    .ball('fur', [20, 24, 14, 11])
    .ball('fur', [10, 28, 5, 4])
    .ball('fur', [30, 28, 5, 4])
    .ball('fur', [20, 30, 6, 4])
    .twice(7, 28, ['cccc', '.cc.'], { c: ['pink', 4] })
    .stamp(18, 26, ['nnnnn', '.nnn.', '..n..'], { n: ['pink', 2] })
    .box(['fur', 1], 20, 29, 1, 1);
  const mouth: Readonly<Record<PortraitMood, readonly string[]>> = {
    calm: ['m...m...m', '.mmm.mmm.', '...www...'],
    happy: ['m...m...m', '.mmmmmmm.', '..mwwwm..', '..mtttm..', '...mmm...'],
    worried: ['....m....', '..mmmmm..', '.m.....m.'],
  };
  easel.stamp(16, 30, mouth[mood], { m: ['ink', 1], w: ['white', 5], t: ['berry', 4] });
  return drawExpression(easel, { mood, eyesAt: 19, lid: ['ink', 1] }).finish();
}

const EAR = ['b.....', 'bb....', 'bbb...', 'bbbbb.', 'bbbbbb', '.bbbbb'];

/** Odo the owl: purple feathers, great round eyes, proud brows. */
export function drawOdo(mood: PortraitMood): Bitmap {
  const easel = createEasel()
    .ball('purple', [20, 38, 17, 14])
    .ball('purple', [20, 20, 16, 15])
    .twice(5, 2, EAR, { b: ['purple', 2] })
    .oval(['cream', 3], [20, 40, 10, 9])
    .stamp(13, 34, ['k..k..k..k..k', '.............', '..k..k..k..k.'], { k: ['purple', 4] })
    .ball('cream', [12, 20, 8, 8])
    .ball('cream', [28, 20, 8, 8]);
  const eye: Readonly<Record<PortraitMood, readonly string[]>> = {
    calm: ['.ppppp..', 'ppppppp.', 'pGGpppp.', 'pGGpppp.', 'ppppppp.', 'ppppppp.', '.ppppp..'],
    happy: ['........', '..ppp...', '.p...p..', 'p.....p.', '........', '........', '........'],
    worried: ['........', '..ppp...', '.ppppp..', '.pGppp..', '.ppppp..', '..ppp...', '........'],
  };
  easel
    .stamp(9, 17, eye[mood], { p: ['ink', 0], G: ['white', 5] })
    .stamp(25, 17, eye[mood], { p: ['ink', 0], G: ['white', 5] });
  const brow: Readonly<Record<PortraitMood, readonly string[]>> = {
    calm: ['bbbb.......', '.bbbbbbb...', '....bbbbbbb'],
    happy: ['...bbbbb...', '.bbb...bb..', 'bb.........'],
    worried: ['......bbbb.', '...bbbbb...', 'bbbbb......'],
  };
  easel
    .twice(6, 9, brow[mood], { b: ['purple', 0] })
    .stamp(17, 23, ['..yyy..', '.yyyyy.', '.yyyyo.', '..yyo..', '...o...'], {
      y: ['orange', 4],
      o: ['orange', 2],
    });
  if (mood === 'happy') easel.stamp(18, 28, ['mmmmm', '.ttt.'], { m: ['orange', 1], t: ['berry', 4] });
  if (mood === 'worried') easel.stamp(35, 12, ['.d.', 'ddd', 'dtd', '.t.'], { d: ['sky', 4], t: ['sky', 2] });
  return easel.finish();
}

/** Berta the hen: a red comb, a round white head, an opinionated look. */
export function drawBerta(mood: PortraitMood): Bitmap {
  const easel = createEasel()
    .ball('red', [14, 6, 3, 4])
    .ball('red', [20, 5, 3, 5])
    .ball('red', [26, 6, 3, 4])
    .ball('white', [20, 40, 17, 12])
    .ball('white', [20, 20, 12, 13])
    .twice(6, 34, ['g..g..', '.gg.gg'], { g: ['white', 2] })
    .ball('red', [17, 32, 2, 4])
    .ball('red', [23, 32, 2, 4])
    .twice(9, 25, ['cccc', '.cc.'], { c: ['pink', 4] });
  const open = ['..yyyyy..', '.yyyyyyy.', 'ooooooooo', '.tttttt..', '..ooooo..'];
  const shut = ['..yyyyy..', '.yyyyyyy.', 'yyyyyyyoo', '.ooooooo.', '..yyyyo..'];
  easel.stamp(16, 24, mood === 'calm' ? shut : open, {
    y: ['gold', 4],
    o: ['orange', 2],
    t: ['berry', 3],
  });
  return drawExpression(easel, { mood, eyesAt: 16, brow: ['rock', 1], lid: ['ink', 1] }).finish();
}
