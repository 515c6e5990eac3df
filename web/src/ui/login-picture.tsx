import type { LoginPicture as Name } from '@hopcode/contract/auth/login-pictures';
import classes from './login-picture.module.css';
import { PixelSprite } from './pixel-sprite.tsx';

/** The pictures of animals; all other pictures show things. */
const ANIMALS: readonly Name[] = ['cat', 'cow', 'duck', 'sheep'];

/** The size of the largest picture, in art pixels. */
const BOX = { width: 26, height: 22 };

type Props = {
  readonly name: Name;
  /** The width of an art pixel in screen pixels. */
  readonly scale?: number;
};

/** One picture of a picture password, in a box of fixed size. It is decorative, because its name is next to it. */
export const LoginPicture = ({ name, scale = 3 }: Props) => (
  <span className={classes.picture} style={{ width: BOX.width * scale, height: BOX.height * scale }}>
    <PixelSprite name={`${ANIMALS.includes(name) ? 'prop' : 'item'}/${name}`} scale={scale} />
  </span>
);
