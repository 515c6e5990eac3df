import { DialogOnOpen } from '../../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { asksAdult, hasNoShop, type Wall, waysOut } from './policies.ts';
import type { Access } from './use-access.ts';

const AccessDialog = lazyPart(() => import('./access-dialog.tsx').then((file) => file.AccessDialog));

type Props = {
  readonly wall: Wall | undefined;
  readonly access: Pick<Access, 'situation' | 'closeWall'>;
};

/**
 * The dialog for a reason that blocks a run (a "wall"), with its links. The dialog loads when it opens for the first
 * time.
 */
export const AccessWall = ({ wall, access: { situation, closeWall } }: Props) => (
  <DialogOnOpen opened={wall !== undefined} onClose={closeWall}>
    <AccessDialog
      wall={wall}
      ways={wall ? waysOut(wall, situation()) : []}
      asksAdult={wall !== undefined && asksAdult(wall, situation())}
      noShop={wall !== undefined && hasNoShop(wall, situation())}
      onClose={closeWall}
    />
  </DialogOnOpen>
);
