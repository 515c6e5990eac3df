import { z } from 'zod';

/** The pictures of picture passwords, in the order on the page. */
export const LOGIN_PICTURES = [
  'apple',
  'carrot',
  'cat',
  'cow',
  'duck',
  'fish',
  'grape',
  'heart',
  'key',
  'mushroom',
  'sheep',
  'star',
] as const;

/** How many pictures a picture password has; their order matters. */
export const LOGIN_PICTURE_COUNT = 3;

const loginPictureSchema = z.enum(LOGIN_PICTURES).meta({ id: 'LoginPicture' });
export type LoginPicture = z.infer<typeof loginPictureSchema>;

/** A picture password. */
export const loginPicturesSchema = z.array(loginPictureSchema).length(LOGIN_PICTURE_COUNT);
