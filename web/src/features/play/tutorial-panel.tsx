import type { PlayableLevel } from '@hopcode/contract/level/data';
import { useWords } from '../../lib/i18n/use-words.ts';
import { CompiledHtml } from '../../ui/compiled-html.tsx';
import classes from './tutorial-panel.module.css';

type Props = { readonly data: PlayableLevel };

/** Story, goal and lesson of a level. */
export const TutorialPanel = ({ data }: Props) => {
  const t = useWords();
  return (
    <article className={classes.tutorial}>
      <h2>{data.name}</h2>
      {data.story === '' ? null : <p className={classes.story}>{data.story}</p>}
      <p className={classes.goal}>
        <b>{t('play.goal')}</b> {data.goal}
      </p>
      {data.maxLinesOfCode === undefined ? null : (
        <p className={classes.limit}>{t('play.lineLimit', { count: data.maxLinesOfCode })}</p>
      )}
      <CompiledHtml html={data.tutorial} />
    </article>
  );
};
