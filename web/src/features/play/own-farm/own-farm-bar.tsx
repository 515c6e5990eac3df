import type { Places, Standing } from '@hopcode/courses/own-farm/furnish';
import type { NextReward } from '@hopcode/courses/own-farm/own-gifts';
import type { Level } from '@hopcode/engine/formats/level';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Lightbulb, Move } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { DialogOnOpen } from '../../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FarmSigns } from './farm-signs.tsx';
import { NextThing } from './next-thing.tsx';
import classes from './own-farm-bar.module.css';

const ArrangeDialog = lazyPart(() => import('./arrange-dialog.tsx').then((file) => file.ArrangeDialog));
const IdeasDialog = lazyPart(() => import('./ideas-dialog.tsx').then((file) => file.IdeasDialog));

type Props = {
  /** Where the next big thing will appear. */
  readonly nextPlace: Standing | undefined;
  /** The farm without gifts. */
  readonly base: Level;
  readonly level: Level;
  readonly standing: readonly Standing[];
  /** The next big thing; undefined after the last one. */
  readonly next: NextReward | undefined;
  /** Whether a program is running. */
  readonly busy: boolean;
  readonly onMove: (places: Places) => void;
  /** Called when the learner has moved something and closes the dialog. */
  readonly onMoved: () => void;
  readonly onIdea: (code: string) => void;
};

const ICON = { size: 20, strokeWidth: 2.4, 'aria-hidden': true } as const;

/**
 * The bar above the learner's own farm. It shows the next big thing and how many things there are. It has ideas for
 * programs, and a button to move things.
 */
export const OwnFarmBar = ({
  base,
  level,
  standing,
  next,
  busy,
  onMove,
  onMoved,
  onIdea,
  nextPlace,
}: Props) => {
  const t = useWords('farm');
  const [arranges, arrange] = useDisclosure(false);
  const [thinks, ideas] = useDisclosure(false);
  const [moved, setMoved] = useState(false);
  const close = (): void => {
    arrange.close();
    if (moved) onMoved();
  };
  return (
    <div className={classes.bar}>
      {busy ? null : <FarmSigns standing={standing} next={nextPlace} />}
      <div className={classes.told}>
        {next ? <NextThing next={next} /> : null}
        <span>{t('farm:grown', { count: standing.length })}</span>
      </div>
      <Button
        variant="default"
        size="sm"
        leftSection={<Lightbulb {...ICON} />}
        disabled={busy}
        onClick={ideas.open}
      >
        {t('farm:ideas.title')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<Move {...ICON} />}
        disabled={busy}
        onClick={arrange.open}
      >
        {t('farm:move')}
      </Button>
      <DialogOnOpen opened={arranges} onClose={arrange.close}>
        <ArrangeDialog
          opened={arranges}
          base={base}
          level={level}
          standing={standing}
          onMove={(places) => {
            setMoved(true);
            onMove(places);
          }}
          onClose={close}
        />
      </DialogOnOpen>
      <DialogOnOpen opened={thinks} onClose={ideas.close}>
        <IdeasDialog
          opened={thinks}
          standing={standing}
          onClose={ideas.close}
          onIdea={(code) => {
            onIdea(code);
            ideas.close();
          }}
        />
      </DialogOnOpen>
    </div>
  );
};
