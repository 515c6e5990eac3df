import { smallPicture } from '@hopcode/contract/level/guide';
import classes from './level-thumbnail.module.css';

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** The width in CSS pixels; the height is two thirds of it. */
  readonly width: number;
};

/** The farm of a level as a decorative picture; its name is next to it. The picture loads when it comes into view. */
export const LevelThumbnail = ({ courseId, levelSlug, width }: Props) => (
  <img
    className={classes.thumbnail}
    src={smallPicture(courseId, levelSlug)}
    width={width}
    height={Math.round((width * 2) / 3)}
    loading="lazy"
    alt=""
  />
);
