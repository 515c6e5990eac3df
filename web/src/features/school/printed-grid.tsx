import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../lib/i18n/use-words.ts';
import { chapterSpans, type GridLevel, type GridRow } from './grid-rows.ts';
import { useLevelHeads } from './level-heads.ts';
import classes from './printed-grid.module.css';
import { STATUS_SIGNS } from './status-signs.ts';

type Props = {
  readonly title: string;
  readonly levels: readonly GridLevel[];
  readonly rows: readonly GridRow[];
  readonly chapterName: (id: number) => string;
};

/** Whether the browser is printing the page now. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Renders immediately, because the browser lays out the page for printing right after the event `beforeprint`.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
};

/**
 * The grid on paper. Each chapter has a table with the names, on landscape pages. It exists only during printing.
 */
export const PrintedGrid = ({ title, levels, rows, chapterName }: Props) => {
  const t = useWords('school');
  const heads = useLevelHeads(levels);
  if (!usePrinting()) return null;
  return (
    <div className={classes.paper}>
      {chapterSpans(levels).map(({ id, first, count }) => (
        <table key={id} className={classes.table}>
          <caption>{`${title} · ${chapterName(id)}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t('school:grid.sort.name')}</th>
              {heads.slice(first, first + count).map(({ slug, name, number }) => (
                <th key={slug} scope="col">{`${number}. ${name}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: student, name, statuses }) => (
              <tr key={student}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {statuses.slice(first, first + count).map((status, column) => (
                  <td key={levels[first + column]?.slug}>{STATUS_SIGNS[status]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={classes.legend}>
        {`${STATUS_SIGNS.complete} ${t('school:grid.status.complete')} · ${STATUS_SIGNS.in_progress} ${t('school:grid.status.in_progress')}`}
      </p>
    </div>
  );
};
