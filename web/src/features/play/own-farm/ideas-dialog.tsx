import { FARM_IDEAS } from '@hopcode/courses/own-farm/ideas';
import { Button } from '@mantine/core';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './ideas-dialog.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onIdea: (code: string) => void;
};

/** Cards with programs for the own farm; one of them replaces the program in the editor. */
export const IdeasDialog = ({ opened, onClose, onIdea }: Props) => {
  const t = useWords('farm');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('farm:ideas.title')} size={860}>
      <p>{t('farm:ideas.intro')}</p>
      <ul className={classes.ideas}>
        {FARM_IDEAS.map(({ id, code }) => (
          <li key={id}>
            <h3 id={`idea-${id}`}>{t(`farm:ideas.${id}.name`)}</h3>
            <p>{t(`farm:ideas.${id}.about`)}</p>
            <Button size="sm" variant="default" aria-describedby={`idea-${id}`} onClick={() => onIdea(code)}>
              {t('farm:ideas.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
