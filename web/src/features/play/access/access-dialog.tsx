import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { redirectQuery } from '../../../lib/account/redirect.ts';
import { siteQuery } from '../../../lib/api/site-query.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { addressOf } from './destinations.ts';
import type { Destination, Wall } from './policies.ts';

type Props = {
  /** The reason that the dialog shows. If undefined, the dialog closes. */
  readonly wall: Wall | undefined;
  /** The destinations of the dialog's links. The main one is last. */
  readonly ways: readonly Destination[];
  /** Whether the reader is a child, who cannot buy. Then the dialog says whom to ask. */
  readonly asksAdult?: boolean;
  /** Whether only a purchase would help, but this site sells nothing. */
  readonly noShop?: boolean;
  readonly onClose: () => void;
};

/**
 * Says why a run did not start, or invites the visitor to sign up, with links to continue (game.md section 2, 'Dialogs
 * and modals').
 */
export const AccessDialog = ({ wall, ways: possible, asksAdult = false, noShop = false, onClose }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const back = redirectQuery(useLocation());
  const { data: site } = useQuery({ ...siteQuery, enabled: possible.includes('google') });
  const ways = possible.filter((way) => way !== 'google' || site?.google === true);
  // The dialog still shows the text while it fades out.
  const [last, setLast] = useState(wall);
  if (wall && wall !== last) setLast(wall);
  const shown = wall ?? last;
  return (
    <Dialog
      opened={wall !== undefined}
      onClose={onClose}
      title={shown && t(`play:access.${shown}.title`)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('play:access.later')}
          </Button>
          {ways.map((way, index) => {
            const look = index === ways.length - 1 ? {} : { variant: 'default' };
            const { path, outside } = addressOf(way, locale, back);
            const label = t(`play:access.ways.${way}`);
            // The page still treats the learner as logged in, so this link reloads the page. The reload asks the server
            // who is logged in.
            return outside || shown === 'login' ? (
              <Button key={way} component="a" href={path} {...look}>
                {label}
              </Button>
            ) : (
              <Button key={way} component={Link} to={path} {...look}>
                {label}
              </Button>
            );
          })}
        </>
      }
    >
      {asksAdult ? t('play:access.ask') : null}
      {shown && !asksAdult ? t(`play:access.${shown}.detail`) : null}
      {noShop ? ` ${t('play:access.noShop')}` : null}
    </Dialog>
  );
};
