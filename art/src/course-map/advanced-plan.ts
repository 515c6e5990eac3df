import type { MapPlan } from './course-map.ts';

/** The high valley of the advanced course: a well and a workshop at the bottom, the weavers' village at the top. */
export const ADVANCED_PLAN: MapPlan = {
  columns: 61,
  rows: 20,
  middle: [9, 43],
  way: [
    [10, 13],
    [16, 13],
    [16, 12],
    [23, 12],
    [23, 13],
    [30, 13],
    [30, 12],
    [37, 12],
    [37, 13],
    [44, 13],
    [44, 12],
    [50, 12],
    [50, 6],
    [43, 6],
    [43, 5],
    [35, 5],
    [35, 6],
    [27, 6],
    [27, 5],
    [20, 5],
  ],
  places: [
    { chapter: 'generators', box: [0, 8, 29.5, 12], sign: [25, 15], stretch: [0.6, 20.6] },
    { chapter: 'advanced-functions', box: [29, 8.4, 32, 11.6], sign: [38, 15], stretch: [24, 44] },
    { chapter: 'advanced-lists', box: [0, 0, 61, 8.8], sign: [47, 8.4], stretch: [54, 83] },
  ],
};
