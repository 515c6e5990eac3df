import { Button } from '@mantine/core';
import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { CompiledHtml } from '../../../ui/compiled-html.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { GUIDE_TILE, GuidePicture } from './guide-picture.tsx';
import type { GuideWay } from './guide-way.ts';
import classes from './help-dialog.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The hints of the level as HTML, from the smallest help to the largest. */
  readonly hints: readonly string[];
  /** Language and direction of the hints if they differ from the page's. */
  readonly language: { readonly lang?: string; readonly dir?: string };
  /** The picture to offer after the last hint; undefined if there is none. */
  readonly way: GuideWay | undefined;
  /** Called with the number of each hint that is shown, from 1. */
  readonly onShown: (number: number) => void;
};

type HintProps = Pick<Props, 'language'> & {
  readonly hint: string | undefined;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
};

const WIDTH = 520;
/** The padding and border of the dialog, both sides together. */
const BESIDES = 50;

const Hint = ({ hint, number, total, language: hintLanguage }: HintProps) => {
  const t = useWords();
  const language = useLanguage();
  const numbers = { number: formatNumber(language, number), total: formatNumber(language, total) };
  return (
    <div className={classes.hint}>
      <PixelSprite name="character/owl" scale={3} />

      <div aria-live="polite">
        {hint === undefined ? (
          <p>{t('play.help.none')}</p>
        ) : (
          <>
            <h3>{t('play.help.step', numbers)}</h3>
            <div {...hintLanguage}>
              <CompiledHtml html={hint} />
            </div>
          </>
        )}
      </div>
    </div>
  );
};

/**
 * The hints of a level. The learner asks for each one. After the last hint, the learner can ask for a picture of the
 * path that the solution takes (game.md section 2, 'Dialogs and modals').
 */
export const HelpDialog = ({ opened, onClose, hints, language, way, onShown }: Props) => {
  const t = useWords();
  const [shown, setShown] = useState(1);
  const [showsWay, setShowsWay] = useState(false);
  useEffect(() => {
    if (opened && hints.length > 0) onShown(shown);
  }, [opened, shown, hints.length, onShown]);
  const hint = hints[shown - 1];
  const guide = showsWay ? way : undefined;
  const back = (): void => {
    if (guide) setShowsWay(false);
    else setShown(shown - 1);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={guide ? t('play.help.way') : t('play.help.title')}
      size={guide ? Math.max(WIDTH, guide.columns * GUIDE_TILE + BESIDES) : WIDTH}
      actions={
        hint === undefined ? undefined : (
          <>
            <Button variant="default" disabled={shown === 1 && !guide} onClick={back}>
              {t('play.help.previous')}
            </Button>
            <Button
              color="sun.4"
              disabled={shown >= hints.length || guide !== undefined}
              onClick={() => setShown(shown + 1)}
            >
              {t('play.help.next')}
            </Button>
          </>
        )
      }
    >
      {guide ? (
        <GuidePicture way={guide} />
      ) : (
        <Hint hint={hint} number={shown} total={hints.length} language={language} />
      )}
      {way && !guide && shown >= hints.length ? (
        <div className={classes.way}>
          <Button
            variant="default"
            leftSection={<Footprints size={18} strokeWidth={2.4} aria-hidden />}
            onClick={() => setShowsWay(true)}
          >
            {t('play.help.way')}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
};
