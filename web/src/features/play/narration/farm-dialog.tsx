import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './farm-dialog.module.css';
import type { FarmWords } from './farm-words.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Describes the farm as it is now. */
  readonly inWords: () => FarmWords;
};

const Farm = ({ inWords }: Pick<Props, 'inWords'>) => {
  const t = useWords();
  const { start, around, things } = inWords();
  return (
    <div className={classes.farm}>
      {start.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
      <h3>{t('play.farm.around')}</h3>
      <ul>
        {around.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3>{t('play.farm.things')}</h3>
      <ul>
        {things.length === 0 ? <li>{t('play.farm.nothing')}</li> : null}
        {[...new Set(things)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
};

/** The farm as text, to be read at one's own pace. */
export const FarmDialog = ({ opened, onClose, inWords }: Props) => {
  const t = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('play.farm.title')} size={560}>
      <Farm inWords={inWords} />
    </Dialog>
  );
};
