import { ADVANCED_PLAN } from './advanced-plan.ts';
import type { Land } from './land.ts';
import { readFences, readGround, readThings } from './land-text.ts';

const GROUND = readGround(`
meadow 3,13,4,3 25,9,4,2 54,12,4,3 24,1,5,2 40,8,5,2 2,8,4,2 45,1,5,3
stone-floor 31,8,12,4
water 9,8,6,1 8,9,7,2 20,9,4,1 19,10,5,1 54,0,7,4 56,4,5,2
path 26,3,8,2
soil 36,1,6,3
wood-floor 27,1,5,2`);

const THINGS = readThings(`
prop/well 16.4,10.4
thing/barrel-filled 18.2,9.6 18.9,10.6
thing/barrel-empty 15.2,11.3
prop/lily-flower 10,8.4 21.2,9.2
prop/lily 12.6,9.2 9,10
prop/duck 11.4,9.6 22.2,10.1
prop/reed 8.2,10.5 23.4,9.3 54.4,3.2
prop/house-red 25.2,10.9
prop/bush-berry 23.8,11.2 12.4,11.4
prop/cat 27.6,11.5
avatar/FarmerBoy/down 19.6,11.3
prop/flower-pink 12,14.4 20.6,13.6 26.2,14.8
prop/flower-yellow 15,14.8 28.4,14.4 18.4,13.5
prop/hen 13.4,12 24.6,14.6
prop/house-forest 32.2,9.8
prop/windmill 38.4,10.4
place/lantern 35.4,10.2 42.2,10.2
thing/board 36.6,10.4
thing/shelf-filled 33.9,8.4 34.9,8.4
thing/chest-closed 36.4,8.8
prop/table-long 39.9,9.2
avatar/Glasses/down 36.4,11.3
avatar/Wizard2/right 40.4,11.2
thing/crate 42.4,11.3
thing/flag-filled 31,8.4 43,8.4
prop/stump 33.4,14.4
prop/boulder 47.4,14.6 53.2,9.4 47,9.6
prop/pebbles 45.6,10.6 52.4,14
prop/house-blue 23,3.4
prop/house-green 32.8,3.6
place/stall-red 37.4,3.6
place/stall-blue 41.4,3.6
thing/tray-filled 28.2,1.6 30.2,1.6
avatar/Lady/down 29.3,4.1
avatar/Girl2/down 39.9,4.1
prop/sheep 46.4,2.4 48.6,3.2 24.8,7.8
prop/sheep#1 47.6,1.6 45.6,3.4
thing/flag-filled 26.6,3.3 35.6,3.3
prop/barrel-closed 44,4
prop/haybale 44.6,1.4
prop/tree-leaf 4,4 6.4,5.6 1.6,6.2 12.4,3.6 14.8,2.2 16,6.6 52.4,6.6 53.6,4.6 55.4,8 4.6,11.4 1,13.8
prop/tree-autumn 8.6,4.4 11,6.4 18.4,3 56.6,10.4 53.6,11.6 46.6,11 29.6,10.4
prop/tree-pine 0.6,2.4 2.8,1.4 5.6,2.2 8.2,1.6 10.8,1.4 13,0.9 17.2,0.8 20.4,1.2 58.4,7.6 59.6,10 58,13 59.4,15.4
prop/tree-pine 1.8,9 0.4,11 3,15.6 6.4,15.2 51.6,2.6 52.2,1
prop/tree-blossom 7,12 28.4,8.4 55.6,13.6
prop/tree-apple 9.4,15.2 49,14.8
prop/bush 10.6,15.6 43.4,15.2 51.6,10.2 19.4,7.6 13.8,6.9
prop/mushrooms-wild 8,6.6 15.6,8.2
prop/tree-leaf 12,17.4 20.4,18 27.6,17.2 34.4,18.2 42.2,17 50.4,17.6 57.4,17.2
prop/tree-pine 9.4,17.8 15.8,18.4 24,17.4 31,18.4 38.6,17.6 46.4,18.2 53.8,18 2,17.6 6,18
prop/tuft-tall 29.6,15.2 36,14.4 44.6,7.4 17.4,4.6 30.6,7.2
prop/flower-purple 21.6,6.9 41,7.4 30,14.6 54.6,15.4
prop/flower-cream 38.8,7.2 46,15.4 5.6,13.4`);

/** The fence of the sheep. */
const FENCES = readFences(`
fence 44,0 45,0 46,0 47,0 48,0 49,0 50,0 50,1 50,2 50,3 50,4 49,4 48,4 47,4 46,4`);

/** The valley of the advanced course with everything in it. */
export const ADVANCED_LAND: Land = { ...ADVANCED_PLAN, ground: GROUND, fences: FENCES, things: THINGS };
