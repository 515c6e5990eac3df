import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OutOfReach } from '../../../ui/out-of-reach.tsx';
import { WhenOpened } from '../../../ui/when-opened.tsx';
import { type Wall, waysOut } from './policies.ts';
import type { Access } from './use-access.ts';

const AccessDialog = lazyPart(() => import('./access-dialog.tsx').then((file) => file.AccessDialog));

type Props = {
  readonly wall: Wall | undefined;
  readonly access: Pick<Access, 'situation' | 'closeWall'>;
};

/** The dialog for a wall, with its links; loaded when it opens for the first time. */
export const AccessWall = ({ wall, access: { situation, closeWall } }: Props) => (
  <WhenOpened opened={wall !== undefined} instead={<OutOfReach onClose={closeWall} />}>
    <AccessDialog wall={wall} ways={wall ? waysOut(wall, situation()) : []} onClose={closeWall} />
  </WhenOpened>
);
