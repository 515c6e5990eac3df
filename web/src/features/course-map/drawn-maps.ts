import { ADVANCED_PLAN } from '@hopcode/art/course-map/advanced-plan';
import { type CourseMap, mapOf } from '@hopcode/art/course-map/course-map';
import { PYTHON_PLAN } from '@hopcode/art/course-map/python-plan';
import advanced from '@hopcode/art/maps/advanced-python.png';
import advanced0 from '@hopcode/art/maps/advanced-python-mist-0.png';
import advanced1 from '@hopcode/art/maps/advanced-python-mist-1.png';
import advanced2 from '@hopcode/art/maps/advanced-python-mist-2.png';
import advanced3 from '@hopcode/art/maps/advanced-python-mist-3.png';
import advanced4 from '@hopcode/art/maps/advanced-python-mist-4.png';
import advanced5 from '@hopcode/art/maps/advanced-python-mist-5.png';
import advanced6 from '@hopcode/art/maps/advanced-python-mist-6.png';
import advanced7 from '@hopcode/art/maps/advanced-python-mist-7.png';
import advanced8 from '@hopcode/art/maps/advanced-python-mist-8.png';
import advanced9 from '@hopcode/art/maps/advanced-python-mist-9.png';
import python from '@hopcode/art/maps/python.png';
import python0 from '@hopcode/art/maps/python-mist-0.png';
import python1 from '@hopcode/art/maps/python-mist-1.png';
import python2 from '@hopcode/art/maps/python-mist-2.png';
import python3 from '@hopcode/art/maps/python-mist-3.png';
import python4 from '@hopcode/art/maps/python-mist-4.png';
import python5 from '@hopcode/art/maps/python-mist-5.png';
import python6 from '@hopcode/art/maps/python-mist-6.png';
import python7 from '@hopcode/art/maps/python-mist-7.png';
import python8 from '@hopcode/art/maps/python-mist-8.png';
import type { Place } from './places.ts';

/** The map of a course, with the addresses of its pictures. */
export type DrawnMap = CourseMap & {
  readonly picture: string;
  /** The mist over each place, in the order of the places. */
  readonly mists: readonly string[];
};

const MAPS: ReadonlyMap<string, DrawnMap> = new Map([
  [
    'python',
    {
      ...mapOf(PYTHON_PLAN),
      picture: python,
      mists: [python0, python1, python2, python3, python4, python5, python6, python7, python8],
    },
  ],
  [
    'advanced-python',
    {
      ...mapOf(ADVANCED_PLAN),
      picture: advanced,
      mists: [
        advanced0,
        advanced1,
        advanced2,
        advanced3,
        advanced4,
        advanced5,
        advanced6,
        advanced7,
        advanced8,
        advanced9,
      ],
    },
  ],
]);

/**
 * The index of a chapter's place on the map. The chapters of a course are numbered from 1, and the map has them in this
 * order.
 */
export const placeIndex = ({ chapter }: Place): number => chapter.id - 1;

/** The place of a chapter on the map. */
export const mapPlace = (map: DrawnMap, place: Place) => map.places[placeIndex(place)];

/** The drawn map of a course; undefined if the course has only a list of places. */
export const drawnMap = (courseId: string): DrawnMap | undefined => MAPS.get(courseId);
