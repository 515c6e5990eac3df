import { X } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './code-book.module.css';
import { CodeBookPages } from './code-book-pages.tsx';

type Props = {
  readonly met: readonly string[] | undefined;
  readonly fresh: readonly string[];
  readonly onClose: () => void;
};

/** The Code book that stays open beside code and farm. */
export const KeptCodeBook = ({ met, fresh, onClose }: Props) => {
  const t = useWords('play');
  const id = useId();
  return (
    <aside className={classes.kept} aria-labelledby={id}>
      <div className={classes.keptHead}>
        <h2 id={id}>{t('play.codeBook.title')}</h2>
        <IconButton label={t('dialog.close')} icon={<X size={20} strokeWidth={2.4} />} onClick={onClose} />
      </div>
      <ScrollRegion className={classes.keptPages} role="group" aria-labelledby={id}>
        <CodeBookPages met={met} fresh={fresh} />
      </ScrollRegion>
    </aside>
  );
};
