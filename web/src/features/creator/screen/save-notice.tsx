import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import { X } from 'lucide-react';
import { useWords, type Words } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './editor.module.css';
import type { SaveFailure } from './save-failure.ts';

const proofWords = ({ code, farm }: ProofProblem, t: Words): string =>
  t(`creator:proof.${code}`, { farm: farm + 1 });

/** The state of sharing that the author should know. */
const sharingWords = (level: CreativeLevel | undefined, t: Words): string | undefined => {
  if (!level) return undefined;
  if (level.state === 'taken_down')
    return t('creator:state.takenDownBecause', {
      reason: level.taken_down_reason ? t(`creator:reason.${level.taken_down_reason}`) : '',
    });
  if (level.unshared_changes) return t('creator:save.unshared');
  return level.state === 'waiting' ? t('creator:save.waiting') : undefined;
};

type Props = {
  readonly failure: SaveFailure | undefined;
  readonly level: CreativeLevel | undefined;
  readonly wantsSharing: boolean;
  readonly onClose: () => void;
};

/** Says why a level was not saved, and stays until the author closes it or saves again (game.md section 8). */
export const SaveNotice = ({ failure, level, wantsSharing, onClose }: Props) => {
  const t = useWords('creator');
  if (!failure) {
    const words = wantsSharing || level?.state === 'taken_down' ? sharingWords(level, t) : undefined;
    return words === undefined ? null : (
      <p className={classes.notice} role="status">
        {words}
      </p>
    );
  }
  return (
    <div className={classes.notice} role="alert" data-failed>
      <p>
        {t(`creator:save.${failure.code}`)} {failure.proof ? proofWords(failure.proof, t) : ''}
      </p>
      <IconButton label={t('creator:save.close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
    </div>
  );
};
