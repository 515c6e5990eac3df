import type { Chapter } from '@hopcode/contract/level/course';
import { Gem } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useClosedExtra } from '../../lib/progress/closed-extra.ts';
import type { LevelRowProps } from './level-row.tsx';

type Props = {
  readonly courseId: string;
  readonly chapter: Chapter;
  /** Slug of the level on the screen. */
  readonly current: string;
  readonly onNavigate: () => void;
  /** Renders a level. The row is passed in, so that all styles of the menu stay in one file. */
  readonly Row: ComponentType<LevelRowProps>;
};

/** The extras of a chapter, after its required levels. */
export const ExtraRows = ({ courseId, chapter, current, onNavigate, Row }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const isClosed = useClosedExtra(courseId);
  const extras = chapter.level_data.filter(({ extra }) => extra);
  return extras.map((level, index) => (
    <Row
      key={level.slug}
      courseId={courseId}
      level={{
        ...level,
        name: t('play.extraTitle', { number: formatNumber(locale, index + 1), name: level.name }),
        locked: level.locked || isClosed(chapter, level),
      }}
      sign={<Gem size={16} strokeWidth={2.4} aria-hidden />}
      current={current}
      onNavigate={onNavigate}
    />
  ));
};
