import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { languageOf } from './english-text.ts';
import classes from './level-title.module.css';
import { levelTitleSize } from './level-title-size.ts';

type Props = { readonly data: PlayableLevel };

/** The name of this challenge, below a link to all challenges. */
export const ChallengeTitle = ({ data }: Props) => {
  const t = useWords('challenge');
  const locale = useLocale();
  return (
    <div className={classes.title}>
      <p>
        <Link className={classes.back} to={paths.challenges(locale)}>
          <DirectionalIcon to="back" size={15} />
          <bdi>{t('challenge:back')}</bdi>
        </Link>{' '}
        · <bdi>{data.chapter_name}</bdi>
      </p>
      <h1 style={{ fontSize: levelTitleSize(data.name) }}>
        <bdi {...languageOf(data, 'name')}>{data.name}</bdi>
      </h1>
    </div>
  );
};
