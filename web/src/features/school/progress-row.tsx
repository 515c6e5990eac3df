import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { memo } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import type { GridRow } from './grid-rows.ts';
import { formatDay, formatMoment } from './moments.ts';
import classes from './progress-grid.module.css';
import { STATUS_SIGNS } from './status-signs.ts';

type Props = {
  readonly row: GridRow;
  /** The column of the cell in the tab order; undefined if that cell is not in this row. */
  readonly active: number | undefined;
};

/** One student in the grid. When the focus moves, only the old and the new row are rendered again. */
export const ProgressRow = memo(({ row, active }: Props) => {
  const t = useWords('school');
  const language = useLanguage();
  const words: Record<LevelStatus, string> = {
    not_started: t('school:grid.status.not_started'),
    in_progress: t('school:grid.status.in_progress'),
    complete: t('school:grid.status.complete'),
  };
  const { name, username, statuses, done, most, lastPlayed } = row;
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.who}>
        <bdi>{name}</bdi>
        {name === username ? null : (
          <small>
            <bdi>{username}</bdi>
          </small>
        )}
      </th>
      <td className={classes.number}>
        <bdi dir="ltr">{`${formatNumber(language, done)} / ${formatNumber(language, most)}`}</bdi>
      </td>
      <td
        className={classes.number}
        title={lastPlayed === null ? undefined : formatMoment(language, lastPlayed)}
      >
        {lastPlayed === null ? t('school:grid.never') : formatDay(language, lastPlayed)}
      </td>
      {statuses.map((status, column) => (
        <td
          // The index can be the key, because a row always has the same levels.
          key={`${row.id}-${String(column)}`}
          className={classes.cell}
          data-status={status}
          data-column={column}
          aria-label={words[status]}
          tabIndex={column === active ? 0 : -1}
        >
          {STATUS_SIGNS[status]}
        </td>
      ))}
    </tr>
  );
});
