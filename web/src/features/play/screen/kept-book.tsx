import type { PlayableLevel } from '@hopcode/contract/level/data';
import { useMediaQuery } from '@mantine/hooks';
import { codeBookKept } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { WIDE_FOR_BOOK } from '../dialogs/wide-for-book.ts';

const KeptCodeBook = lazyPart(() =>
  import('../dialogs/kept-code-book.tsx').then((file) => file.KeptCodeBook),
);

/** The Code book beside code and farm, if the learner has left it open and the screen is wide enough. */
export const KeptBook = ({ data }: { readonly data: PlayableLevel }) => {
  const isWide = useMediaQuery(WIDE_FOR_BOOK, false, { getInitialValueInEffect: false });
  const [kept, setKept] = useStoredValue(codeBookKept, 'off');
  const isShown = isWide && kept === 'on';
  return (
    <MountOnOpen opened={isShown}>
      {isShown ? (
        <KeptCodeBook met={data.commands} fresh={data.introduces ?? []} onClose={() => setKept('off')} />
      ) : null}
    </MountOnOpen>
  );
};
