import berta from '@hopcode/art/portraits/berta.png';
import mina from '@hopcode/art/portraits/mina.png';
import odo from '@hopcode/art/portraits/odo.png';
import pim from '@hopcode/art/portraits/pim.png';
import rabbit from '@hopcode/art/portraits/rabbit.png';
import rosa from '@hopcode/art/portraits/rosa.png';
import tam from '@hopcode/art/portraits/tam.png';
import viggo from '@hopcode/art/portraits/viggo.png';
import { MOODS, type Mood, type Speaker } from '@hopcode/courses/scenes/scene-format';
import type { CSSProperties } from 'react';
import { useAvatar } from '../../../lib/account/learner.ts';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import classes from './portrait.module.css';

const PORTRAITS: Readonly<Record<Exclude<Speaker, 'you'>, string>> = {
  berta,
  mina,
  odo,
  pim,
  rosa,
  tam,
  viggo,
};

type Props = { readonly speaker: Speaker; readonly mood: Mood };

/** Characters other than the rabbit have only a small picture of their head, so it is enlarged. */
const HEAD_SCALE = 6;

/** The face of a person in the story, with a mood. It is decorative, because the name is beside it. */
export const Portrait = ({ speaker, mood }: Props) => {
  const avatar = useAvatar();
  if (speaker === 'you' && avatar !== 'Rabbit')
    return (
      <span className={classes.head} aria-hidden>
        <PixelSprite name={`avatar/${avatar}/face`} scale={HEAD_SCALE} />
      </span>
    );
  const file = speaker === 'you' ? rabbit : PORTRAITS[speaker];
  const style: CSSProperties & Record<'--mood', number> = {
    backgroundImage: `url(${file})`,
    '--mood': MOODS.indexOf(mood),
  };
  return <span className={classes.portrait} style={style} aria-hidden />;
};
