import type { Standing } from '@hopcode/courses/own-farm/furnish';
import { FARM_IDEAS, type FarmIdea } from '@hopcode/courses/own-farm/ideas';
import { Button } from '@mantine/core';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './ideas-dialog.module.css';

type Props = {
  readonly opened: boolean;
  /** The things on the farm. */
  readonly standing: readonly Standing[];
  readonly onClose: () => void;
  readonly onIdea: (code: string) => void;
};

const IDEAS: readonly FarmIdea[] = FARM_IDEAS;

/** Cards with programs for the learner's own farm. The learner can put one of these programs into the editor. */
export const IdeasDialog = ({ opened, standing, onClose, onIdea }: Props) => {
  const t = useWords('farm');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('farm:ideas.title')} size={860}>
      <p>{t('farm:ideas.intro')}</p>
      <ul className={classes.ideas}>
        {IDEAS.map(({ id, code, needs }) => (
          <li key={id}>
            <h3 id={`idea-${id}`}>{t(`farm:ideas.${id}.name`)}</h3>
            <p>{t(`farm:ideas.${id}.about`)}</p>
            {needs?.[0] === undefined || standing.some(({ name }) => needs.includes(name)) ? null : (
              <p>
                <b>{t('farm:ideas.lacks', { thing: t(`farm:gifts.${needs[0]}`) })}</b>
              </p>
            )}
            <Button size="sm" variant="default" aria-describedby={`idea-${id}`} onClick={() => onIdea(code)}>
              {t('farm:ideas.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
