import { randomBytes, randomInt } from 'node:crypto';
import {
  LOGIN_PICTURE_COUNT,
  LOGIN_PICTURES,
  type LoginPicture,
} from '@hopcode/contract/auth/login-pictures';

/**
 * Creates the token for a card's QR code. It has 128 random bits and is short, so that a tablet reads the code quickly.
 */
export const newCardToken = (): string => randomBytes(16).toString('base64url');

/** Creates a picture password: three different pictures in order. There are 1,320 combinations. */
export function newPictures(): LoginPicture[] {
  const left = [...LOGIN_PICTURES];
  return Array.from({ length: LOGIN_PICTURE_COUNT }, () => left.splice(randomInt(left.length), 1)).flat();
}

/** A picture password as the text to hash. */
export const picturesText = (pictures: readonly LoginPicture[]): string => pictures.join(' ');
