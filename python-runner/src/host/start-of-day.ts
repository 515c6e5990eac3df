import { type Level, USUAL_DAY } from '@hopcode/engine/formats/level';

/** When programs start on the farm: at 9:00. */
const OPENING = 'T09:00:00Z';

/** The moment at which the programs of a level start, in milliseconds: the same in every run. */
export const startOfDay = ({ day = USUAL_DAY }: Pick<Level, 'day'>): number => Date.parse(day + OPENING);
