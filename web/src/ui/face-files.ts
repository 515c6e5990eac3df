import detective from '@hopcode/art/faces/Detective.png';
import farmerBoy from '@hopcode/art/faces/FarmerBoy.png';
import glasses from '@hopcode/art/faces/Glasses.png';
import kid1 from '@hopcode/art/faces/Kid1.png';
import kid2 from '@hopcode/art/faces/Kid2.png';
import knight from '@hopcode/art/faces/Knight.png';
import lady from '@hopcode/art/faces/Lady.png';
import rabbit from '@hopcode/art/faces/Rabbit.png';

/**
 * The faces next to the titles of pages, by their names in the atlas. Each is a separate file, 16 pixels wide and high.
 */
export const FACE_FILES: ReadonlyMap<string, string> = new Map([
  ['avatar/Detective/face', detective],
  ['avatar/FarmerBoy/face', farmerBoy],
  ['avatar/Glasses/face', glasses],
  ['avatar/Kid1/face', kid1],
  ['avatar/Kid2/face', kid2],
  ['avatar/Knight/face', knight],
  ['avatar/Lady/face', lady],
  ['avatar/Rabbit/face', rabbit],
]);
