import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { CompiledHtml } from '../../../ui/compiled-html.tsx';
import { languageOf } from './english-text.ts';
import classes from './tutorial-panel.module.css';

type Props = {
  readonly data: PlayableLevel;
  /** Shown under the name of the level. */
  readonly children: ReactNode;
};

/** Story, goal and lesson of a level. */
export const TutorialPanel = ({ data, children }: Props) => {
  const t = useWords();
  return (
    <article className={classes.tutorial}>
      <h2 {...languageOf(data, 'name')}>{data.name}</h2>
      {children}
      {data.story === '' ? null : (
        <p className={classes.story} {...languageOf(data, 'story')}>
          {data.story}
        </p>
      )}
      <p className={classes.goal}>
        <b>
          <bdi>{t('play.goal')}</bdi>
        </b>{' '}
        <bdi {...languageOf(data, 'goal')}>{data.goal}</bdi>
      </p>
      {data.maxLinesOfCode === undefined ? null : (
        <p className={classes.limit}>{t('play.lineLimit', { count: data.maxLinesOfCode })}</p>
      )}
      <div {...languageOf(data, 'tutorial')}>
        <CompiledHtml html={data.tutorial} />
      </div>
    </article>
  );
};
