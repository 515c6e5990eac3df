import type { Bitmap } from '../kit/bitmap.ts';
import type { RampName } from '../kit/ramps.ts';
import { createEasel, type Easel } from './easel.ts';
import { drawExpression, type PortraitMood } from './expression.ts';

/** The shoulders, neck and head of a person, without hair. */
function drawBust(easel: Easel, skin: RampName, clothes: RampName): Easel {
  return easel
    .ball(clothes, [20, 42, 16, 9])
    .box([skin, 2], 16, 29, 9, 6)
    .oval([skin, 3], [20, 34, 5, 2])
    .ball(skin, [20, 21, 11, 11])
    .ball(skin, [9, 22, 2, 3])
    .ball(skin, [31, 22, 2, 3]);
}

const NOSE = ['.n', 'nn'];
const CHEEK = ['cccc', '.cc.'];

/** Rosa of the fields: two black pigtails, a yellow shirt, green dungarees, earth on her nose. */
export function drawRosa(mood: PortraitMood): Bitmap {
  const easel = createEasel()
    .ball('hairBlack', [6, 21, 5, 9])
    .ball('hairBlack', [34, 21, 5, 9])
    .ball('hairBlack', [20, 15, 13, 12]);
  drawBust(easel, 'tan', 'yellow')
    .box(['leaf', 2], 12, 35, 3, 5)
    .box(['leaf', 2], 26, 35, 3, 5)
    .box(['leaf', 3], 14, 38, 13, 2)
    .box(['gold', 4], 13, 37, 2, 2)
    .box(['gold', 4], 26, 37, 2, 2)
    .ball('hairBlack', [14, 10, 8, 4])
    .ball('hairBlack', [26, 10, 8, 4])
    .oval(['hairBlack', 2], [20, 8, 10, 3])
    .box(['hairBlack', 4], 13, 7, 6, 1)
    .box(['hairBlack', 0], 20, 6, 1, 6)
    .box(['red', 3], 8, 14, 3, 4)
    .box(['red', 4], 8, 14, 1, 2)
    .box(['red', 3], 30, 14, 3, 4)
    .box(['red', 4], 30, 14, 1, 2)
    .twice(10, 26, CHEEK, { c: ['red', 3] })
    .stamp(20, 24, NOSE, { n: ['tan', 1] })
    .box(['soil', 2], 22, 24, 2, 1);
  return drawExpression(easel, {
    mood,
    eyesAt: 18,
    mouthAt: 28,
    brow: ['hairBlack', 1],
    lid: ['hairBlack', 0],
  }).finish();
}

/** Old Tam the miller: bald, grey at the sides, a great moustache, flour on his plum coat. */
export function drawTam(mood: PortraitMood): Bitmap {
  const easel = createEasel().ball('hairGrey', [9, 20, 6, 7]).ball('hairGrey', [31, 20, 6, 7]);
  drawBust(easel, 'skin', 'plum')
    .box(['cream', 4], 15, 35, 11, 2)
    .box(['cream', 3], 18, 37, 5, 3)
    .box(['white', 4], 9, 38, 2, 1)
    .box(['white', 4], 29, 37, 2, 1)
    .box(['skin', 5], 14, 11, 5, 2)
    .twice(10, 25, CHEEK, { c: ['pink', 3] })
    .oval(['skin', 2], [20, 25, 2, 2])
    .box(['skin', 4], 19, 23, 2, 2);
  drawExpression(easel, { mood, eyesAt: 17, mouthAt: 29, brow: ['hairGrey', 4], lid: ['brown', 1] });
  const rows = mood === 'worried' ? 1 : 0;
  return easel
    .ball('hairGrey', [14, 28 + rows, 6, 2])
    .ball('hairGrey', [26, 28 + rows, 6, 2])
    .box(['hairGrey', 4], 8, 26 - rows, 2, 2)
    .box(['hairGrey', 4], 31, 26 - rows, 2, 2)
    .finish();
}

/** Viggo the ferryman: a helmet with horns, a red beard, a vest of fur. */
export function drawViggo(mood: PortraitMood): Bitmap {
  const easel = createEasel()
    .stamp(1, 2, HORN, { z: ['cream', 4], Z: ['cream', 2] })
    .stamp(31, 2, mirrored(HORN), { z: ['cream', 4], Z: ['cream', 2] });
  drawBust(easel, 'skin', 'brown')
    .ball('cream', [9, 37, 5, 3])
    .ball('cream', [20, 38, 6, 3])
    .ball('cream', [31, 37, 5, 3])
    .ball('hairRed', [20, 31, 11, 7])
    .ball('hairRed', [11, 26, 3, 5])
    .ball('hairRed', [29, 26, 3, 5])
    .oval(['skin', 3], [20, 22, 8, 4])
    .ball('hairRed', [15, 27, 5, 2])
    .ball('hairRed', [25, 27, 5, 2])
    .ball('steel', [20, 10, 12, 7])
    .box(['steel', 2], 8, 14, 25, 3)
    .box(['gold', 3], 8, 14, 25, 1)
    .box(['gold', 2], 19, 4, 3, 12)
    .box(['gold', 4], 19, 4, 1, 10)
    .oval(['skin', 2], [20, 24, 2, 1]);
  drawExpression(easel, { mood, eyesAt: 18, lid: ['hairRed', 0] });
  const mouth: Readonly<Record<PortraitMood, readonly string[]>> = {
    calm: ['mmmmmm'],
    happy: ['mmmmmmmm', '.mwwwwm.', '..mttm..'],
    worried: ['.mmmm.', 'm....m'],
  };
  const rows = mouth[mood];
  const width = rows[0]?.length ?? 0;
  return easel
    .stamp(20 - Math.floor(width / 2) + 1, 30, rows, { m: ['berry', 0], w: ['white', 5], t: ['berry', 4] })
    .finish();
}

const HORN = ['zz......', 'zzz.....', 'zzzz....', '.zzzz...', '.zzzzz..', '..zzzzzZ', '...zzzZZ', '....ZZZZ'];

const mirrored = (rows: readonly string[]): readonly string[] =>
  rows.map((row) => [...row].reverse().join(''));

/** Mina of the workshop: short brown hair, round glasses, a green jumper, a pencil behind her ear. */
export function drawMina(mood: PortraitMood): Bitmap {
  const easel = createEasel().ball('hairBrown', [20, 16, 14, 12]);
  drawBust(easel, 'skin', 'leaf')
    .box(['leaf', 2], 15, 34, 11, 2)
    .box(['tan', 3], 12, 38, 17, 2)
    .ball('hairBrown', [13, 9, 7, 5])
    .ball('hairBrown', [25, 8, 9, 5])
    .ball('hairBrown', [8, 17, 3, 6])
    .ball('hairBrown', [32, 17, 3, 6])
    .box(['hairBrown', 4], 22, 5, 6, 1)
    .stamp(31, 8, ['...gg', '..ggo', '.ggo.', 'ggo..', 'io...'], {
      g: ['gold', 4],
      o: ['orange', 2],
      i: ['ink', 1],
    })
    .twice(10, 27, CHEEK, { c: ['pink', 4] })
    .stamp(20, 25, NOSE, { n: ['skin', 1] });
  drawExpression(easel, {
    mood,
    eyesAt: 18,
    mouthAt: 29,
    brow: ['hairBrown', 1],
    lid: ['hairBrown', 0],
  });
  return easel
    .twice(10, 16, GLASS, { g: ['navy', 2] })
    .box(['navy', 2], 19, 19, 3, 1)
    .finish();
}

const GLASS = [
  '..ggggg..',
  '.g.....g.',
  'g.......g',
  'g.......g',
  'g.......g',
  'g.......g',
  'g.......g',
  '.g.....g.',
  '..ggggg..',
];

/** Knight Pim: two eyes in the slit of a helmet with a red plume. */
export function drawPim(mood: PortraitMood): Bitmap {
  const easel = createEasel()
    .ball('red', [26, 5, 9, 4])
    .ball('red', [32, 10, 5, 6])
    .box(['red', 4], 19, 2, 8, 1)
    .ball('blue', [20, 42, 16, 9])
    .ball('steel', [8, 38, 5, 4])
    .ball('steel', [32, 38, 5, 4])
    .stamp(18, 36, ['.yyy.', 'yyyyy', '.yyy.'], { y: ['gold', 4] })
    .ball('steel', [20, 20, 13, 14])
    .box(['steel', 5], 12, 9, 5, 2)
    .oval(['steel', 1], [20, 20, 12, 5])
    .oval(['ink', 0], [20, 20, 11, 4])
    .box(['steel', 2], 19, 6, 3, 9)
    .box(['steel', 4], 19, 6, 1, 9)
    .box(['steel', 2], 19, 25, 3, 8)
    .box(['steel', 4], 19, 25, 1, 8)
    .twice(12, 28, ['i.i', '...', 'i.i'], { i: ['steel', 0] });
  const eyes: Readonly<Record<PortraitMood, readonly string[]>> = {
    calm: ['.www', 'wwww', 'wwpw', '.www'],
    happy: ['....', '.ww.', 'w..w', '....'],
    worried: ['...w', '.www', 'wwpw', '.www'],
  };
  easel.twice(13, 18, eyes[mood], { w: ['cream', 5], p: ['ink', 0] });
  if (mood === 'worried') easel.stamp(33, 17, ['.d.', 'ddd', 'dtd', '.t.'], { d: ['sky', 4], t: ['sky', 2] });
  return easel.finish();
}
