import type { Places, Standing } from '@hopcode/courses/own-farm/furnish';
import type { Level } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { Button } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './arrange-dialog.module.css';
import { ArrangeMap } from './arrange-map.tsx';

type Props = {
  readonly opened: boolean;
  /** The farm without the things that levels have added. */
  readonly base: Level;
  readonly level: Level;
  readonly standing: readonly Standing[];
  readonly onMove: (places: Places) => void;
  readonly onClose: () => void;
};

type Undoable = { readonly key: string; readonly from: Position };

/** Lets the learner move the things on their own farm: by dragging, by two clicks, or with the keyboard. */
export const ArrangeDialog = ({ opened, base, level, standing, onMove, onClose }: Props) => {
  const t = useWords('farm');
  const announce = useAnnounce();
  const carries = useRef(false);
  /** The first Escape puts a lifted thing back. The dialog receives this key too, so it must not close. */
  const close = (): void => {
    if (!carries.current) onClose();
    carries.current = false;
  };
  const [moves, setMoves] = useState<readonly Undoable[]>([]);
  const tell = (word: 'put' | 'undone', one: Standing, [column, row]: Position): void =>
    announce(t(`farm:arrange.${word}`, { thing: t(`farm:gifts.${one.name}`), column, row }));
  /** All other things keep their positions. Otherwise, a thing without a stored position would move into the gap. */
  const put = (one: Standing, at: Position): void =>
    onMove(new Map(standing.map((other) => [other.key, other.key === one.key ? at : other.at])));
  const undo = (): void => {
    const last = moves.at(-1);
    const one = standing.find(({ key }) => key === last?.key);
    setMoves(moves.slice(0, -1));
    if (!last || !one) return;
    put(one, last.from);
    tell('undone', one, last.from);
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('farm:arrange.title')}
      size={1180}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Undo2 size={20} aria-hidden />}
            disabled={moves.length === 0}
            onClick={undo}
          >
            {t('farm:arrange.undo')}
          </Button>
          <Button onClick={onClose}>{t('farm:arrange.done')}</Button>
        </>
      }
    >
      <p className={classes.help}>
        {standing.length === 0 ? t('farm:arrange.empty') : t('farm:arrange.help')}
      </p>
      <ArrangeMap
        base={base}
        level={level}
        standing={standing}
        onCarry={(now) => {
          carries.current = now;
        }}
        onPut={(one, at) => {
          setMoves([...moves, { key: one.key, from: one.at }]);
          put(one, at);
          tell('put', one, at);
        }}
      />
    </Dialog>
  );
};
