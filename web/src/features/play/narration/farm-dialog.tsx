import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './farm-dialog.module.css';
import { type Farm, farmWords } from './farm-words.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The farm on the screen. */
  readonly shownFarm: () => Farm;
};

type PartProps = {
  readonly title: string;
  readonly sentences: readonly string[];
  /** The text to show if there are no sentences. */
  readonly none: string;
};

const Part = ({ title, sentences, none }: PartProps) => (
  <>
    <h3>{title}</h3>
    <ul>
      {sentences.length === 0 ? <li>{none}</li> : null}
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

const InWords = ({ shownFarm }: Pick<Props, 'shownFarm'>) => {
  const t = useWords('play');
  const { start, around, obstacles, things } = farmWords(shownFarm(), t);
  const nothing = t('play:farm.nothing');
  return (
    <div className={classes.farm}>
      {start.map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
      <Part title={t('play:farm.around')} sentences={around} none={nothing} />
      <Part title={t('play:farm.obstacles')} sentences={obstacles} none={t('play:farm.free')} />
      <Part title={t('play:farm.things')} sentences={things} none={nothing} />
    </div>
  );
};

/** Describes the farm as text, so that the learner can read at any speed. */
export const FarmDialog = ({ opened, onClose, shownFarm }: Props) => {
  const t = useWords('play');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('play.farm.title')} size={560}>
      <InWords shownFarm={shownFarm} />
    </Dialog>
  );
};
