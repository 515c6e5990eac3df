import { ADVANCED_PLAN } from './advanced-plan.ts';
import type { Land } from './land.ts';
import { readFences, readGround, readThings } from './land-text.ts';

const GROUND = readGround(`
meadow 2,15,4,3 24,21,5,1 53,15,4,3 36,21,4,2 3,8,4,2 54,9,4,2 2,3,4,2 20,8,4,2 46,8,3,2 35,1,2,3
stone-floor 20,16,7,2 12,2,7,2
soil 28,14,4,3
wood-floor 32,16,6,2 40,2,8,2
water 10,15,4,2 11,17,3,1 15,16,3,1 38,15,11,3 40,14,7,1 54,0,7,4 56,4,5,2
wood-floor 40,16,2,1 45,15,2,1 43,17,1,1 48,17,1,1
farming-ground 26,9,5,2 32,9,4,2
wet-soil 13,8,4,1 17,10,4,1
cliff 13,9,3,1 19,8,3,1
snow 22,1,12,3 24,0,8,1`);

const THINGS = readThings(`
prop/well 15.4,18.3
thing/barrel-filled 17,17.9 17.8,18.6
thing/barrel-empty 14,18.7
prop/lily-flower 11,15.4 16.6,16.2
prop/lily 12.6,16
prop/duck 11.9,16.8 15.5,16.3
prop/reed 10.2,17.2 13.3,15.2
avatar/FarmerBoy/down 12.4,18.9
prop/hen 11,21 18.7,21.4
prop/flower-pink 11.8,22 17.4,20.8 9.2,18.4
prop/house-forest 20,17
place/lantern 23,17.2 26.6,17.2
thing/board 24.2,17
prop/windmill 24.6,16.8
avatar/Wizard2/down 22,18.6
avatar/Glasses/right 23.3,18.4
thing/crate 26.2,18.5
prop/house-blue 33.4,15.6
prop/sheep 28.4,15.2 30.2,14.7
prop/sheep#1 29.4,16.4
thing/tray-filled 33,17 35.2,17
place/stall-red 35,16.4
thing/flag-filled 32.1,16.2 37.6,16.2
avatar/Lady/down 34.2,18.2
prop/barrel-closed 31.6,17.6
avatar/Viking/right 40.5,15.9
avatar/Knight/left 45.5,14.9
thing/flag-filled 41.3,16 46.2,15
prop/lily-flower 39.3,15.3 47.6,16.2
prop/duck 43.3,15.4 47.7,15
prop/reed 38.3,17.3 39.2,15
thing/crate 42.8,18.2
prop/barrel-closed 48,18.2
prop/sign 46,18.3
thing/chickenHouseBigGreen 39.4,10.5
thing/chickenHouseSmallRed 43,10.6
thing/chickenHouseSmallBlue 45.6,10.6
prop/hen 41.8,11.2 44.6,11.3 47.8,11.4 40.2,11.6
prop/hen#1 42.4,9.4 46.6,9.2
prop/haybale 38.6,9 48.8,9.8
avatar/Girl2/down 48.3,12.2
crop/carrot/2 26,9 27,9 28,9 29,9 30,9
crop/tomato/2 26,10 27,10 28,10 29,10 30,10
crop/strawberry/2 32,9 33,9 34,9 35,9
crop/cabbage/2 32,10 33,10 34,10 35,10
avatar/Wizard1/down 31.3,10.7
place/lantern 25.4,10.6 36.4,10.6
prop/bush-berry 37,12.2
item/star 31.4,9.2
prop/tree-pine 12.2,8.6 14.6,8.2 17.2,8.9 22,9.2 23.6,8.2 16.4,11.2 21.2,11.4
prop/tree-autumn 19,11.2
prop/boulder 14,11.4 20.3,9.9 23.2,10.6
prop/stump 15.2,10.6 22.6,11.9
prop/mushrooms-wild 12.6,11.2
avatar/Detective/right 18.1,11.4
prop/pebbles 20.4,14.2 13.6,13.4
thing/crate 13.2,10.8
prop/house-red 12,2.9
prop/table-long 15.8,3
item/map 16.2,2.6
thing/board 18.2,2.8
avatar/OldMan/down 17.2,4
prop/barrel-closed 15,2.9
thing/shelf-filled 18.1,1.6
prop/house-green 22.6,2.9
place/lantern 26,2.6 33,2.6
item/star 26.8,0.9 28.4,0.4 30,0.9
prop/table-long 29,2.4
item/letter 29.4,2
avatar/Boy/down 28.1,3.7
prop/tree-pine 32.4,2 21,2.2 34.2,3.4
place/barn 36.6,3.6
thing/shelf-filled 41.1,2 42.1,2
thing/wineRack-filled 43.1,2
thing/chest-closed 44.6,2.6
item/letter 45.9,2.8
prop/table-long 45.6,3.2
avatar/Lady2/down 42.6,3.9
thing/flag-filled 40.1,1.4 47.8,1.4
prop/cat 47.4,4
prop/tree-leaf 4,14.6 6.4,18.6 1.6,16.2 5.8,21.2 2.2,19.4 7,16 52.4,17.6 55.4,19 58,15.6 4,9.4 7.4,11.2 1.8,11.6 7,4.6
prop/tree-leaf 52.6,6.6 55,10.6 57.6,9 53.2,22
prop/tree-autumn 8,14.2 54.6,13.6 57.4,19.6 51.8,9.6 8.6,9.6 4.8,4.2 51.8,3
prop/tree-pine 0.6,14.2 3,12.4 0.4,8.4 5.4,7.6 1,5 2.8,2.2 5.6,1.8 8.2,1.6 8.8,6.8 0.2,22.2 58.8,17.8 59.4,21.6 56.6,22
prop/tree-pine 59.2,12.4 58.8,7.8 53,12 59.6,10 50.6,1.6 52.4,1.2
prop/tree-blossom 9.2,16.6 52,14.6 37,7.6 49.8,3
prop/tree-apple 3.6,17.6 55,16.6 10,9.8
prop/tree-orange 53.4,20.2 8.8,3
prop/bush 8.4,19 19,22 30.6,21.6 38.4,22.4 49.2,22 51.4,11.4 9.6,13.4 20.6,4.2 48.6,6.4
prop/flower-yellow 28.4,18.4 40,21.8 9.6,21.8 46.4,21.4
prop/flower-purple 35,11.6 24.6,14 49,8.4
prop/flower-cream 33,21.8 20,6.6 36.2,6.6
prop/tuft-tall 48.8,14.6 27.4,7.2 41,7.6 22.4,6.9 10.4,7.4`);

/** The fences that the storm has broken, on the mountain pass. */
const FENCES = readFences(`
fence 12,10 22,10 23,9`);

/** The valley of the advanced course with everything in it. */
export const ADVANCED_LAND: Land = { ...ADVANCED_PLAN, ground: GROUND, fences: FENCES, things: THINGS };
