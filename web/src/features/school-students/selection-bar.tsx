import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { classesQuery, refreshSchool } from '../../lib/api/school-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { EraseStudentsDialog } from './erase-students-dialog.tsx';
import { MakeCards } from './make-cards.tsx';
import { MoveDialog } from './move-dialog.tsx';
import classes from './school-students.module.css';
import { classNameOf } from './school-students-query.ts';

type Props = {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Called with a message about the finished action. */
  readonly onSaid: (words: string) => void;
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

const NO_ONE: ReadonlySet<string> = new Set();

/**
 * The actions for the selected students. The bar stays even if no student is selected, so that the page does not jump.
 */
export const SelectionBar = ({ chosen, onChoose, onSaid, onCards }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const bar = useRef<HTMLFieldSetElement>(null);
  const [moving, move] = useDisclosure(false);
  const [erasing, erase] = useDisclosure(false);
  const { data: schoolClasses } = useQuery(classesQuery);
  const ids = [...chosen];
  const some = { count: ids.length, number: formatNumber(locale, ids.length) };
  const isNone = ids.length === 0;
  const finished = async (left: ReadonlySet<string>, said: string): Promise<void> => {
    flushSync(() => {
      onChoose(left);
      onSaid(said);
    });
    // The button that opened the dialog is now disabled and cannot get the focus back, so the bar gets it.
    bar.current?.focus();
    await refreshSchool(queryClient);
  };
  const moved = (classId: string | null): Promise<void> => {
    const name = classNameOf(schoolClasses, classId);
    return finished(
      NO_ONE,
      name === undefined
        ? t('school:students.movedOut', some)
        : t('school:students.moved', { ...some, class: name }),
    );
  };
  const erased = (left: ReadonlySet<string>): Promise<void> => {
    const count = ids.length - left.size;
    const words = t('school:students.erased', { count, number: formatNumber(locale, count) });
    return finished(left, count === 0 ? '' : words);
  };
  return (
    <fieldset ref={bar} tabIndex={-1} className={classes.selection}>
      <legend>
        <span role="status">
          {isNone ? t('school:students.chooseSome') : t('school:students.chosen', some)}
        </span>
      </legend>
      <Button variant="default" size="sm" disabled={isNone} onClick={move.open}>
        {t('school:students.move')}
      </Button>
      <MakeCards studentIds={ids} onCards={onCards} size="sm" disabled={isNone} />
      <Button variant="default" size="sm" disabled={isNone} onClick={erase.open}>
        {t('school:students.delete')}
      </Button>
      <MoveDialog opened={moving} onClose={move.close} studentIds={ids} onMoved={moved} />
      <EraseStudentsDialog
        opened={erasing}
        onClose={erase.close}
        studentIds={ids}
        title={t('school:students.deleteTitle', some)}
        onErased={erased}
      />
    </fieldset>
  );
};
