import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../../lib/i18n/use-words.ts';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './editor.module.css';
import type { SaveFailure } from './save-failure.ts';
import type { LevelSaves } from './use-level-saves.ts';
import type { SaveConflict } from './use-save-conflict.ts';

const proofWords = ({ code, farm, limit }: ProofProblem, t: Words): string => {
  if (code === 'too_many_lines') return t('play.problem.tooManyLines', { count: limit ?? 0 });
  // `no_program` means that this page is from an old version, which did not send programs. A reload solves the problem.
  return t(`creator:proof.${code === 'no_program' ? 'missing_farm' : code}`, { farm: farm + 1 });
};

/** Tells the author about the sharing of the level; undefined if there is nothing to tell. */
const sharingWords = (level: CreativeLevel | undefined, t: Words): string | undefined => {
  if (!level) return undefined;
  if (level.state === 'taken_down')
    return t('creator:state.takenDownBecause', {
      reason: level.taken_down_reason ? t(`creator:reason.${level.taken_down_reason}`) : '',
    });
  if (level.contact_found) return t('creator:save.contact');
  if (level.unshared_changes) return t('creator:save.unshared');
  if (level.state !== 'waiting') return undefined;
  return level.is_public ? t('creator:save.waitingPublic') : t('creator:save.waiting');
};

/** The parts of a level that contain text by the author, with their names in the editor. */
const PARTS = [
  ['body.name', 'creator:settings.name'],
  ['body.tutorial', 'creator:code.tab.tutorial'],
  ['body.code_template', 'creator:code.tab.code'],
  ['.items', 'creator:bar.items'],
  ['.levelGoals', 'creator:tabs.goals'],
] as const;

type WordsProps = {
  readonly children: ReactNode;
  readonly isFailure: boolean;
  readonly onClose?: () => void;
};

const Note = ({ children, isFailure, onClose }: WordsProps) => {
  const t = useWords('creator');
  return (
    <div
      ref={giveFocusBack}
      className={classes.notice}
      role={isFailure ? 'alert' : 'status'}
      data-failed={isFailure || undefined}
    >
      {children}
      {onClose ? (
        <IconButton label={t('creator:save.close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
      ) : null}
    </div>
  );
};

/** The choices after a refused save, when the server has a newer version or the level was deleted. */
const ConflictWays = ({ conflict, isDeleted }: { conflict: SaveConflict; isDeleted: boolean }) => {
  const t = useWords('creator');
  const way = (words: string, go: () => Promise<void>) => (
    <Button variant="default" size="compact-md" onClick={() => void go()}>
      {words}
    </Button>
  );
  return (
    <div className={classes.ways}>
      {isDeleted ? null : way(t('creator:save.conflict.theirs'), conflict.theirs)}
      {isDeleted ? null : way(t('creator:save.conflict.mine'), conflict.mine)}
      {way(t('creator:save.conflict.copy'), conflict.copy)}
    </div>
  );
};

/** Says which part of the level the server refused, and why. */
const failureWords = (failure: SaveFailure, t: Words): string => {
  const { code, path, proof } = failure;
  const words = t(`creator:save.${code}`);
  const part = PARTS.find(([start]) => path?.includes(start));
  if (part) return `${t(part[1])}: ${words}`;
  return proof ? `${words} ${proofWords(proof, t)}` : words;
};

type Props = {
  readonly saves: LevelSaves;
  readonly conflict: SaveConflict;
  readonly wantsSharing: boolean;
};

/**
 * Says what a running save is waiting for, or why a level was not saved. A failure stays until the author closes it or
 * saves again (game.md section 8).
 */
export const SaveNotice = ({ saves, conflict, wantsSharing }: Props) => {
  const t = useWords('creator');
  const { failure, known, isWish, isClean } = saves;
  // The key of this note makes it a new element. The previous note may have the focus, and screen readers announce only
  // a new element.
  if (saves.isChecking)
    return (
      <Note key="checking" isFailure={false}>
        <p>{t('creator:save.checking')}</p>
      </Note>
    );
  if (failure) {
    const isDeleted = failure.code === 'unknown_level';
    const hasWays = isDeleted || failure.code === 'level_changed';
    return (
      <Note isFailure {...(!hasWays && { onClose: saves.closeFailure })}>
        <p>{failureWords(failure, t)}</p>
        {hasWays ? <ConflictWays conflict={conflict} isDeleted={isDeleted} /> : null}
      </Note>
    );
  }
  if (conflict.isTheirs)
    return (
      <Note isFailure={false} onClose={conflict.close}>
        <p>{t('creator:save.conflict.undo')}</p>
      </Note>
    );
  if (isWish && isClean)
    return (
      <Note isFailure={false}>
        <p>{t('creator:save.wish')}</p>
      </Note>
    );
  const words = wantsSharing || known?.state === 'taken_down' ? sharingWords(known, t) : undefined;
  if (words !== undefined)
    return (
      <Note isFailure={false}>
        <p>{words}</p>
      </Note>
    );
  return saves.opened === undefined ? null : (
    <Note isFailure={false} onClose={saves.closeOpened}>
      <p>{t(`creator:save.${saves.opened}`)}</p>
    </Note>
  );
};
