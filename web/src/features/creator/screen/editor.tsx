import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import { useReducer, useState } from 'react';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { useAvatar } from '../../../lib/account/learner.ts';
import { useLeaveQuestion } from '../../../lib/forms/use-leave-question.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import type { AuthorSlots } from '../../../ui/author-program/author-slots.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusBoard } from '../board/focus-board.ts';
import type { Design } from '../model/design.ts';
import { editorAfter } from '../model/editor-events.ts';
import { currentDesign, editorOf, shownFarm } from '../model/editor-state.ts';
import { TourCard } from '../tour/tour-card.tsx';
import { useTour } from '../tour/use-tour.ts';
import classes from './editor.module.css';
import { EditorBody } from './editor-body.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { SaveNotice } from './save-notice.tsx';
import { type DialogName, TopBar } from './top-bar.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { type LevelPlace, type ProvenFarms, useLevelSaves } from './use-level-saves.ts';
import { useSaveConflict } from './use-save-conflict.ts';
import { useSolution } from './use-solution.ts';

type Props = {
  readonly design: Design;
  /** The level as stored on the server; undefined for a new level. */
  readonly level: CreativeLevel | undefined;
  readonly slots: AuthorSlots;
  /** Called when the level has a new address. */
  readonly onPlaced: (level: CreativeLevel) => void;
};

const signOf = (isSaved: boolean, isClean: boolean, saving: boolean) => {
  if (saving) return 'saving';
  if (!isSaved) return 'unsavedLevel';
  return isClean ? 'saved' : 'unsavedChanges';
};

/** The editor of one level (game.md section 4, 'Level creator'). */
export const Editor = ({ design: opened, level: saved, slots, onPlaced }: Props) => {
  const t = useWords('creator', 'engine', 'stage');
  const locale = useLocale();
  const user = useCurrentUser();
  const avatar = useAvatar();
  const [state, dispatch] = useReducer(editorAfter, editorOf(opened, saved !== undefined));
  const [place, setPlace] = useState<LevelPlace | undefined>(
    saved && { courseId: saved.course_id, slug: saved.level_slug },
  );
  const [dialog, setDialog] = useState<DialogName>();
  const [proven, setProven] = useState<ProvenFarms>();
  const [isNameAsked, setNameAsked] = useState(false);
  const [noPreview, setNoPreview] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const saves = useLevelSaves({
    isPaused: isLeaving,
    state,
    dispatch,
    place,
    loaded: saved,
    proven,
    onUnproven: () => setProven(undefined),
    onPlaced: (level) => {
      setPlace({ courseId: level.course_id, slug: level.level_slug });
      onPlaced(level);
    },
  });
  const design = currentDesign(state);
  const farm = shownFarm(state);
  const isSaved = place !== undefined;
  const tour = useTour(state, saves.isClean, !isSaved);
  // A save that is running continues after the author leaves the page.
  const isSafe = saves.isClean || saves.isUnderWay;
  const leave = useLeaveQuestion(!saves.isClean && (isSaved || state.history.past.length > 0));
  if (leave.isOpen !== isLeaving) setLeaving(leave.isOpen);
  const solution = useSolution(place, opened.template);
  const conflict = useSaveConflict({ design, place, saves, dispatch });
  useEditorKeys(dispatch);
  usePageMeta(design.name === '' ? t('creator:bar.unnamed') : design.name);

  const { isProven } = saves;
  const preview =
    place && user ? paths.creativeLevel(locale, place.courseId, user.user_id, place.slug) : undefined;
  const open = (name: DialogName): void => {
    setDialog(name);
    if (name === 'items') tour.act('items-opened');
    if (name === 'commands') tour.act('commands-opened');
  };
  const save = (): void => {
    setNameAsked(!saves.isValid);
    if (saves.isValid) void saves.save();
    else open('settings');
  };
  return (
    <div className={classes.editor}>
      <TopBar
        name={design.name.trim()}
        sign={signOf(isSaved, saves.isClean, saves.saving)}
        isStartArmed={state.tool.kind === 'start'}
        canSave={!saves.saving && !(isSaved && saves.isClean)}
        preview={preview}
        onStart={() => {
          dispatch({ type: 'armed', tool: { kind: 'start' } });
          focusBoard();
        }}
        onOpen={open}
        onSave={save}
        onPreview={() => {
          setNoPreview(preview === undefined);
          if (preview !== undefined && !saves.isClean && saves.isValid) void saves.save();
        }}
        onGuide={tour.begin}
      />
      {noPreview && preview === undefined ? (
        <p className={classes.notice} role="alert">
          {t('creator:bar.cannotPreview')}
        </p>
      ) : null}
      <SaveNotice saves={saves} conflict={conflict} wantsSharing={design.isPublic || design.schoolVisible} />
      <EditorBody
        state={state}
        farm={farm}
        avatar={avatar}
        slots={slots}
        solution={solution}
        isProven={isProven}
        dispatch={dispatch}
        tour={tour.step ? <TourCard step={tour.step} onNext={tour.skip} onEnd={tour.end} /> : null}
        onProof={(proof, farms) => setProven({ proof, farms })}
      />
      <EditorDialogs
        opened={dialog}
        state={state}
        slots={slots}
        slug={place?.slug}
        hasSchool={user?.organization_id != null}
        isProven={isProven}
        isNameAsked={isNameAsked}
        dispatch={dispatch}
        onClose={() => setDialog(undefined)}
        onOpen={setDialog}
      />
      <ConfirmDialog
        opened={leave.isOpen}
        // A save that is already running may finish while the question is open.
        title={isSafe ? t(`creator:sign.${saves.isClean ? 'saved' : 'saving'}`) : t('creator:leave.title')}
        tone={isSafe ? 'plain' : 'danger'}
        confirm={t('creator:leave.confirm')}
        onConfirm={leave.leave}
        onClose={leave.stay}
      >
        {isSafe ? null : t('creator:leave.detail')}
      </ConfirmDialog>
    </div>
  );
};
