import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { CompiledHtml } from '../../ui/compiled-html.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import classes from './help-dialog.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The hints of the level as HTML, mildest first. */
  readonly hints: readonly string[];
  /** Language and direction of the hints, where they are not the page's. */
  readonly language: { readonly lang?: string; readonly dir?: string };
};

/** The hints of a level, one at a time: the next one only when it is asked for. */
export const HelpDialog = ({ opened, onClose, hints, language: hintLanguage }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const [shown, setShown] = useState(1);
  const hint = hints[shown - 1];
  const numbers = {
    number: formatNumber(language, shown),
    total: formatNumber(language, hints.length),
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('play.help.title')}
      size={520}
      actions={
        hint === undefined ? undefined : (
          <>
            <Button variant="default" disabled={shown === 1} onClick={() => setShown(shown - 1)}>
              {t('play.help.previous')}
            </Button>
            <Button color="sun.4" disabled={shown >= hints.length} onClick={() => setShown(shown + 1)}>
              {t('play.help.next')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.hint}>
        <Suspense fallback={null}>
          <PixelSprite name="character/owl" scale={3} />
        </Suspense>
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
    </Dialog>
  );
};
