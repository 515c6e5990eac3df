import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { useDirection } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { type Place, placeAfter } from './grid-keys.ts';
import {
  chapterSpans,
  type GridLevel,
  type GridOrder,
  type GridRow,
  orderAfter,
  SORT_KEYS,
  type SortKey,
} from './grid-rows.ts';
import { useLevelHeads } from './level-heads.ts';
import classes from './progress-grid.module.css';
import { ProgressRow } from './progress-row.tsx';
import { STATUS_SIGNS } from './status-signs.ts';

type Props = {
  readonly label: string;
  readonly levels: readonly GridLevel[];
  /** The rows in the order on the screen. */
  readonly rows: readonly GridRow[];
  readonly chapterName: (id: number) => string;
  readonly order: GridOrder;
  readonly onOrder: (order: GridOrder) => void;
  /** Called when the user opens a cell: by a click, Enter or Space. */
  readonly onOpen: (row: GridRow, level: GridLevel) => void;
};

const START: Place = { row: 0, column: 0 };

type HeadProps = Pick<Props, 'levels' | 'chapterName' | 'order' | 'onOrder'>;

/** Memoised, because this row stays the same while the user moves through the cells with the keyboard. */
const GridHead = memo(({ levels, chapterName, order, onOrder }: HeadProps) => {
  const t = useWords('school');
  const heads = useLevelHeads(levels);
  const spans = useMemo(() => chapterSpans(levels), [levels]);
  const sortOf = (by: SortKey) => {
    if (order.by !== by) return 'none';
    // By default, names start with A, and the other columns start with the most or the latest.
    return (by === 'name') === order.reversed ? 'descending' : 'ascending';
  };
  return (
    <thead className={classes.head}>
      <tr className={classes.chapters}>
        <th scope="row" className={classes.corner} colSpan={SORT_KEYS.length}>
          {t('school:grid.chapter')}
        </th>
        {spans.map(({ id, count, first }) => (
          <th
            key={id}
            scope="colgroup"
            colSpan={count}
            style={{ gridColumn: `${SORT_KEYS.length + 1 + first} / span ${count}` }}
          >
            <span>{chapterName(id)}</span>
          </th>
        ))}
      </tr>
      <tr className={classes.levels}>
        {SORT_KEYS.map((by) => (
          <th
            key={by}
            scope="col"
            aria-sort={sortOf(by)}
            className={by === 'name' ? classes.nameHead : classes.sortHead}
          >
            <button type="button" onClick={() => onOrder(orderAfter(order, by))}>
              {t(`school:grid.sort.${by}`)}
              {sortOf(by) === 'ascending' ? <ChevronUp size={15} strokeWidth={3} aria-hidden /> : null}
              {sortOf(by) === 'descending' ? <ChevronDown size={15} strokeWidth={3} aria-hidden /> : null}
            </button>
          </th>
        ))}
        {heads.map(({ slug, name, number }) => (
          <th key={slug} scope="col" className={classes.level} title={name}>
            <span className={classes.levelName} dir="auto">
              {name}
            </span>
            <span aria-hidden>{number}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});

const columnsOf = (count: number): CSSProperties => {
  const style: CSSProperties & { '--columns': number } = { '--columns': count };
  return style;
};

const cellOf = ({ target }: SyntheticEvent): Place | undefined => {
  const cell = target instanceof Element ? target.closest('td[data-column]') : null;
  const line = cell?.parentElement;
  if (!(cell instanceof HTMLElement) || !(line instanceof HTMLTableRowElement)) return undefined;
  return { row: line.sectionRowIndex, column: Number(cell.dataset.column) };
};

/**
 * The table of students and levels. One cell is in the tab order. Arrow keys, Home, End and the page keys move from
 * this cell. The browser skips the layout of rows that are not visible.
 */
export const ProgressGrid = ({ label, levels, rows, chapterName, order, onOrder, onOpen }: Props) => {
  const t = useWords('school');
  const { dir } = useDirection();
  const body = useRef<HTMLTableSectionElement>(null);
  const [wished, setActive] = useState<Place>(START);
  const [looked, setLooked] = useState<Place>();
  // The chosen cell may not exist any more after a student has left, or in a chapter with fewer levels.
  const active: Place = {
    row: Math.min(wished.row, rows.length - 1),
    column: Math.min(wished.column, levels.length - 1),
  };

  const open = (place: Place | undefined): void => {
    const row = place && rows[place.row];
    const level = place && levels[place.column];
    if (row && level) onOpen(row, level);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = cellOf(event);
    if (!place || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(place);
      return;
    }
    const next = placeAfter(event, place, { rows: rows.length, columns: levels.length }, dir);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    body.current?.children[next.row]?.querySelector<HTMLElement>(`[data-column="${next.column}"]`)?.focus();
  };
  const look = (event: SyntheticEvent): void => {
    const place = cellOf(event);
    setLooked((before) => (before?.row === place?.row && before?.column === place?.column ? before : place));
  };

  // The table works like a spreadsheet. It handles the events of all its cells.
  const asGrid = {
    role: 'grid',
    onClick: (event: SyntheticEvent): void => {
      const place = cellOf(event);
      if (place) setActive(place);
      open(place);
    },
    onKeyDown,
    onFocus: look,
    onMouseOver: look,
  };

  const row = looked && rows[looked.row];
  const level = looked && levels[looked.column];
  const status = looked && row?.statuses[looked.column];
  return (
    <>
      <div className={classes.scroller}>
        <table aria-label={label} className={classes.grid} style={columnsOf(levels.length)} {...asGrid}>
          <GridHead levels={levels} chapterName={chapterName} order={order} onOrder={onOrder} />
          <tbody ref={body}>
            {rows.map((one, index) => (
              <ProgressRow key={one.id} row={one} active={index === active.row ? active.column : undefined} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        <p className={classes.looked} aria-hidden>
          {row && level && status
            ? t('school:grid.cell', {
                name:
                  row.name === row.username
                    ? row.name
                    : t('school:grid.who', {
                        name: isolateDirection(row.name),
                        username: isolateDirection(row.username),
                      }),
                level: level.name,
                status: t(`school:grid.status.${status}`),
              })
            : t('school:grid.hint')}
        </p>
        <ul className={classes.legend} aria-label={t('school:grid.legend')}>
          {(['complete', 'in_progress', 'not_started'] as const).map((one) => (
            <li key={one}>
              <span className={classes.cell} data-status={one} aria-hidden>
                {STATUS_SIGNS[one]}
              </span>
              {t(`school:grid.status.${one}`)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
