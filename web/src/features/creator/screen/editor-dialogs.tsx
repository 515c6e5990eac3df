import { lazy } from 'react';
import type { AuthorSlots } from '../../../ui/author-program/author-slots.ts';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { focusBoard } from '../board/focus-board.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { currentDesign, type EditorState } from '../model/editor-state.ts';
import type { DialogName } from './top-bar.tsx';

const ItemsDialog = lazy(() =>
  import('../dialogs/items-dialog.tsx').then((file) => ({ default: file.ItemsDialog })),
);
const CommandsDialog = lazy(() =>
  import('../dialogs/commands-dialog.tsx').then((file) => ({ default: file.CommandsDialog })),
);
const CommandWordsDialog = lazy(() =>
  import('../dialogs/command-words-dialog.tsx').then((file) => ({ default: file.CommandWordsDialog })),
);
const CodeDialog = lazy(() =>
  import('../dialogs/code-dialog.tsx').then((file) => ({ default: file.CodeDialog })),
);
const SettingsDialog = lazy(() =>
  import('../dialogs/settings-dialog.tsx').then((file) => ({ default: file.SettingsDialog })),
);
const MapsDialog = lazy(() =>
  import('../dialogs/maps-dialog.tsx').then((file) => ({ default: file.MapsDialog })),
);
const LevelsDialog = lazy(() =>
  import('../dialogs/levels-dialog.tsx').then((file) => ({ default: file.LevelsDialog })),
);

type Props = {
  readonly opened: DialogName | undefined;
  readonly state: EditorState;
  readonly slots: AuthorSlots;
  readonly slug: string | undefined;
  readonly hasSchool: boolean;
  readonly isProven: boolean;
  readonly isNameAsked: boolean;
  readonly dispatch: (event: EditorEvent) => void;
  readonly onClose: () => void;
  readonly onOpen: (dialog: DialogName) => void;
};

/** The dialogs of the editor. Each loads when it opens for the first time. */
export const EditorDialogs = ({
  opened,
  state,
  slots,
  slug,
  hasSchool,
  isProven,
  isNameAsked,
  dispatch,
  onClose,
  onOpen,
}: Props) => {
  const design = currentDesign(state);
  const { pending } = state;
  /** The author continues on the farm, so the farm gets the focus. */
  const toFarm = (event: EditorEvent): void => {
    dispatch(event);
    focusBoard();
  };
  const is = (name: DialogName) => ({ opened: opened === name, onClose });
  return (
    <>
      <MountOnOpen opened={opened === 'items'}>
        <ItemsDialog
          {...is('items')}
          onChoose={(type) => toFarm({ type: 'armed', tool: { kind: 'thing', type } })}
        />
      </MountOnOpen>
      <MountOnOpen opened={opened === 'commands'}>
        <CommandsDialog
          {...is('commands')}
          onChoose={(action, mark) => toFarm({ type: 'armed', tool: { kind: 'command', action, mark } })}
        />
      </MountOnOpen>
      <MountOnOpen opened={pending?.step === 'words'}>
        {pending?.step === 'words' ? (
          <CommandWordsDialog
            key={`${pending.action} ${pending.position.join(' ')}`}
            pending={pending}
            onCancel={() => toFarm({ type: 'escaped' })}
            onConfirm={(command, gives) => toFarm({ type: 'command-given', command, gives })}
          />
        ) : null}
      </MountOnOpen>
      <MountOnOpen opened={opened === 'code'}>
        <CodeDialog {...is('code')} design={design} slots={slots} dispatch={dispatch} />
      </MountOnOpen>
      <MountOnOpen opened={opened === 'settings'}>
        <SettingsDialog
          {...is('settings')}
          design={design}
          slug={slug}
          hasSchool={hasSchool}
          isProven={isProven}
          isAsked={isNameAsked}
          dispatch={dispatch}
        />
      </MountOnOpen>
      <MountOnOpen opened={opened === 'maps'}>
        <MapsDialog
          {...is('maps')}
          design={design}
          farm={state.farm}
          dispatch={dispatch}
          onLevels={() => onOpen('levels')}
        />
      </MountOnOpen>
      <MountOnOpen opened={opened === 'levels'}>
        <LevelsDialog {...is('levels')} />
      </MountOnOpen>
    </>
  );
};
