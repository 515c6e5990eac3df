import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { DialogOnOpen } from '../../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { goToMoment } from '../result/show-moment.ts';
import { AskOwl } from './ask-owl.tsx';
import { tipActionOf } from './tip-action.ts';
import { TipBubble } from './tip-bubble.tsx';
import { waysOfUsedUp } from './tip-policies.ts';
import { TipSwitch } from './tip-switch.tsx';
import type { TipAction } from './tip-view.ts';
import type { TipsOptions } from './tips-options.ts';
import { useTips } from './use-tips.ts';

const CodeBook = lazyPart(() => import('../dialogs/code-book.tsx').then((file) => file.CodeBook));

type Props = TipsOptions & {
  readonly editor: RefObject<EditorHandle | null>;
  /** The element for the switch; null until it exists. */
  readonly slot: HTMLElement | null;
  /** The element for the button that requests a tip. */
  readonly askSlot: HTMLElement | null;
  /**
   * The element for the tip in the card of the result. If no card is open, it is null, and the tip is under the
   * program.
   */
  readonly tipSlot: HTMLElement | null;
  /** Opens the card of the result, if it is closed. */
  readonly onOpenCard: () => void;
};

type Change = Extract<TipAction, { kind: 'apply' }>;

const lineCount = (code: string): number => code.split('\n').length;

/** Returns a function that puts the change in a tip into the editor and moves the cursor to it. */
const useApply = (
  { editor }: Props,
  close: () => void,
  applied: (program: string) => void,
): ((change: Change) => void) => {
  const t = useWords('play');
  const announce = useAnnounce();
  return ({ code, line }) => {
    applied(code);
    editor.current?.replaceAll(code);
    close();
    // The removed line may have been the last line.
    editor.current?.goTo(Math.min(line, lineCount(code)));
    announce(t('play:tips.applied'));
  };
};

/** Marks the line of a tip while the user can apply the tip. */
const useTipMark = ({ editor }: Props, change: Change | undefined, apply: (change: Change) => void): void => {
  const t = useWords('play');
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => change && apply(change);
  });
  const line = change?.line;
  useEffect(() => {
    if (line === undefined) return;
    const shownIn = editor.current;
    shownIn?.showTip({
      line,
      label: t('play:tips.mark', { line }),
      onApply: () => latest.current(),
    });
    return () => shownIn?.showTip(undefined);
  }, [editor, line, t]);
};

/**
 * The assistant's tips in a level: the tip or the button that asks for one, the mark beside the line, and the switch at
 * the end of the bar. This part loads after the first screen.
 */
export const Tips = (props: Props) => {
  const { view, isAsked, close, applied, askOwl, toggle } = useTips(props);
  const action = tipActionOf(view, { code: props.code, trip: props.travel.snapshot() });
  const apply = useApply(props, close, applied);
  useTipMark(props, action?.kind === 'apply' ? action : undefined, apply);
  const [command, setCommand] = useState<string>();
  const [isBookOpen, setBookOpen] = useState(false);
  const closeBook = (): void => setBookOpen(false);
  const ask = askOwl && {
    ...askOwl,
    onAsk: () => {
      props.onOpenCard();
      askOwl.onAsk();
    },
  };
  const act = (chosen: TipAction): void => {
    switch (chosen.kind) {
      case 'apply':
        apply(chosen);
        break;
      case 'show':
        goToMoment(props.travel, chosen.step);
        break;
      case 'go':
        props.editor.current?.goTo(chosen.line);
        break;
      case 'book':
        setCommand(chosen.command);
        setBookOpen(true);
    }
  };
  const ways = view.kind === 'used-up' ? waysOfUsedUp(view.way, props.access.situation()) : [];
  return (
    <>
      {props.slot && toggle ? createPortal(<TipSwitch {...toggle} />, props.slot) : null}
      {ask && props.askSlot ? createPortal(<AskOwl {...ask} />, props.askSlot) : null}
      <TipBubble
        view={view}
        place={props.tipSlot}
        action={action}
        ways={ways}
        takesFocus={isAsked}
        onAction={act}
        onClose={close}
      />
      <DialogOnOpen opened={isBookOpen} onClose={closeBook}>
        <CodeBook
          opened={isBookOpen}
          met={props.data.commands}
          fresh={props.data.introduces}
          command={command}
          onClose={closeBook}
        />
      </DialogOnOpen>
    </>
  );
};
