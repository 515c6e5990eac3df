import type { Land } from './land.ts';
import { readFences, readGround, readThings } from './land-text.ts';
import { PYTHON_PLAN } from './python-plan.ts';

const GROUND = readGround(`
meadow 9,15,3,2 22,15,4,3 36,15,4,2 18,1,3,2 28,8,4,3 12,9,4,2 33,1,5,2 45,9,5,2 43,1,6,3 24,22,5,1
meadow 37,22,3,1 2,4,4,3 3,13,3,2 1,19,4,2 54,14,4,3 55,20,4,2 54,9,3,2
soil 16,15,5,3 23,16,4,3 42,14,6,4
stone-floor 38,8,9,3
wood-floor 42,2,6,3
path 13,9,7,2
water 24,0,2,1 24,1,2,1 24,2,2,1 23,3,2,1 23,4,2,1 24,5,2,1 24,6,2,1 23,7,2,1 22,8,2,1 21,9,2,1 21,10,2,1
water 20,11,2,1 20,12,2,1 20,13,2,1 21,14,2,1 21,13,3,1 21,14,10,1 29,14,3,2 29,15,3,3 29,17,2,6 28,22,4,1
water 51,0,10,4 50,0,2,2 55,4,6,2`);

const THINGS = readThings(`
prop/house-red 10,17.6
prop/tree-apple 13.6,16.4 8.4,22 4.2,15.4 2.8,20.2
prop/well 21.3,17.3
prop/tree-blossom 26.7,16.2 48,11 40,3.6
prop/bush-berry 13.6,18.3
prop/hen 16.4,21.6 34,3.3
prop/hen#1 17.5,20.6 36.6,3.4
prop/scarecrow 18,16.2 45,16
crop/carrot/2 16,15 17,15 18,15 19,15 20,15
crop/cabbage/2 16,16 17,16 19,16 20,16
crop/tomato/2 16,17 17,17 18,17 19,17 20,17
crop/strawberry/2 23,16 24,16 25,16 26,16
crop/radish/2 23,17 24,17 25,17 26,17
crop/wheat/2 23,18 24,18 25,18 26,18 42,14 43,14 44,14 45,14 46,14 47,14
prop/beehive 27.3,18.2
prop/bush 24.5,19.9 18.8,22 39,22 16.4,4.4 16,7.2 7.4,14.4 3,8.4 57.6,14 52.2,11.8
prop/flower-pink 18,21.5 10,14.4 45,20 13,7.3 5,20
prop/flower-yellow 11.5,21.5 40,20 13,14 40,8 2,16
place/mill 32.5,18.3
prop/haybale 36,18.2 36.9,18.5 40.5,17.5 31.4,1.2 42.4,4.4
thing/grainStack 37.6,17.4 36.4,16.9
prop/tree-leaf 38.6,17.6 8.6,10 9.2,4.3 6.4,3 2.6,6.4 0.4,9 6.2,12.4 0.6,17.4 5.8,18.8 4.6,22.6 55,7.6
prop/tree-leaf 53.4,10.4 59,12.4 53.2,18.6 59,21.4 55.2,23
prop/duck 29.6,16.5 56.4,1.6
prop/lily-flower 30,15.3 58,3
prop/lily 23.2,14 55,2
prop/reed 31.3,17.4 53,4.6 59,6.4
thing/crate 35.6,19 40.7,10.7 15.1,10.3
prop/tree-orange 32.3,22.3 20.9,3 56.4,11.4
item/flour 34.7,19
crop/corn/2 42,15 43,15 44,15 45,15 46,15 47,15
crop/pumpkin/2 42,16 42,17 43,16 43,17 44,16 44,17 45,17 46,16 46,17 47,16 47,17
prop/tree-autumn 50.2,17 44,22.4 52.8,13.6 55.6,15.4 56.2,19.8
prop/cow 47,21.4 28.6,1.8
prop/sheep 50.2,20.7 29.5,3.2
place/stall-red 38.3,10 44.2,10
place/stall-blue 41.2,10
place/apple 38.45,10.05 45.65,10.05
place/carrot 39.1,10.05 45,10.05
place/cheese 39.75,10.05
place/pumpkin 41.35,10.05
place/tomato 42,10.05
place/egg 42.65,10.05
place/bread 44.35,10.05
thing/barrel-filled 47,10.4
avatar/Lady/down 39.4,11.1
avatar/Boy/up 43,11
item/basket 46.2,11
thing/flag-filled 37.3,9.3 47.2,8.6 42,2.3 43.7,2.3 45.4,2.3 47,2.3
prop/tree-pine 25,8.4 27,7.8 29.2,8.3 31.3,7.7 33.3,8.6 26,10 28.3,10.3 33,10.6 35,9.6 23.3,9.6 31.2,15
prop/tree-pine 35,14.9 26.3,14.9 48.2,7.6 4,2 1,4 5.8,7.6 3.4,11 1.6,13.6 0.2,22.4 52.4,6.8 58,8.4 58.6,16.6
prop/tree-pine 52.6,22.2
prop/sign 30.4,11
prop/mushrooms-wild 27.6,11.1 30,9.3
prop/stump 34.8,11.3 12.7,10.9
prop/boulder 35.8,12
prop/house-green 12,9.6
prop/house-blue 15.9,9.4
thing/oven-open 19.2,9.6
prop/barrel-closed 14.9,9.5
avatar/Luimberjack/down 17.6,10.6
item/log 19.3,10.8
item/axe 18.7,11
place/barn 12.6,3.8
thing/shelf-filled 17.1,3.4 18.1,3.4
thing/wineRack-filled 19.1,3.4
prop/table-long 17.6,4.3 43.9,3.4
item/book 17.9,3.9
avatar/OldMan2/down 20,4.1
thing/chickenHouseBigGreen 34.5,2.6
prop/cow#1 31,3
prop/sheep#1 32.4,1.7
prop/cat 33.3,4.4
ui/trophy 44.4,2.7
thing/board 46.6,4.6
avatar/Wizard1/down 43.2,4.2
item/cake 44.9,4.3
place/lantern 41.2,4.6 48,4.2
prop/tuft-tall 40,13.8 26,20 26,1.6 50.3,6 7,5.6
prop/flower-cream 33,17 42,13.3 57.4,17.8
prop/flower-purple 50,9 37,7 54,16.6`);

/** The fence of the farmyard with the animals, with a gap for the path. */
const FENCES = readFences(`
fence 27,0 27,4 28,0 28,4 29,0 29,4 30,0 30,4 31,0 32,0 33,0 34,0 34,4 35,0 35,4 36,0 36,4 37,0 37,4 38,0
fence 38,4 27,1 38,1 27,2 38,2 27,3 38,3`);

/** The valley of the beginners' course with everything in it. */
export const PYTHON_LAND: Land = { ...PYTHON_PLAN, ground: GROUND, fences: FENCES, things: THINGS };
