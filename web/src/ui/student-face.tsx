import type { Avatar } from '@hopcode/contract/student/student';
import { usePrivateContent } from '../lib/recording/private-content.ts';
import { PixelSprite } from './pixel-sprite.tsx';
import classes from './student-face.module.css';

type Props = { readonly avatar: Avatar; readonly scale?: number };

/**
 * The face of an avatar on a tile. It is decorative, because the name is next to it. A page that shows a face is not
 * recorded, because it shows a student.
 */
export const StudentFace = ({ avatar, scale = 3 }: Props) => {
  usePrivateContent();
  return (
    <span className={classes.face} style={{ width: 16 * scale + 8, height: 16 * scale + 8 }}>
      <PixelSprite name={`avatar/${avatar}/face`} scale={scale} />
    </span>
  );
};
