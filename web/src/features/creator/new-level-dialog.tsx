import { BASE_MAPS } from '@hopcode/contract/creative/creative-summary';
import { smallPicture } from '@hopcode/contract/level/guide';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './creator.module.css';

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Lists the maps on which a new level can start. */
export const NewLevelDialog = ({ opened, onClose }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const address = (slug: string): string => `${paths.editLevel(locale, 'python', slug)}?isNewLevel=true`;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('creator:maps.title')} size={640}>
      <ul className={classes.cards}>
        {BASE_MAPS.map((map, index) => {
          const slug = map.replace('.json', '');
          return (
            <li key={map} className={classes.card}>
              <Link className={classes.open} to={address(slug)}>
                <img src={smallPicture('python', slug)} alt="" width={264} height={165} loading="lazy" />
                <span className={classes.name}>{t('creator:maps.number', { number: index + 1 })}</span>
              </Link>
            </li>
          );
        })}
        <li className={classes.card}>
          <Link className={classes.open} to={address('grass')}>
            <span className={classes.grass} />
            <span className={classes.name}>{t('creator:maps.empty')}</span>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
};
