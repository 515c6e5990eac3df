import { AVATARS, type Avatar } from '@hopcode/contract/student/student';
import { useId } from 'react';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './avatar-picker.module.css';
import { StudentFace } from './student-face.tsx';

type Props = {
  readonly value: Avatar | undefined;
  readonly onChange: (avatar: Avatar) => void;
};

/** Shows all avatars as radio buttons; arrow keys move between them. */
export const AvatarPicker = ({ value, onChange }: Props) => {
  const t = useWords('profile');
  const group = useId();
  return (
    <fieldset className={classes.picker}>
      <legend>{t('profile:avatar.legend')}</legend>
      <div className={classes.grid}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={classes.choice} title={t(`profile:avatar.names.${avatar}`)}>
            <input
              type="radio"
              name={group}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              aria-label={t(`profile:avatar.names.${avatar}`)}
            />
            <StudentFace avatar={avatar} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
