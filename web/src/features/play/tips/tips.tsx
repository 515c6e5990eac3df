import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { TipBubble } from './tip-bubble.tsx';
import { waysOfUsedUp } from './tip-policies.ts';
import { TipSwitch } from './tip-switch.tsx';
import type { TipView } from './tip-view.ts';
import { type TipsOptions, useTips } from './use-tips.ts';

type Props = TipsOptions & {
  readonly code: string;
  readonly editor: RefObject<EditorHandle | null>;
  /** The element for the switch; null until it exists. */
  readonly slot: HTMLElement | null;
};

/** The change of a tip, while the program is still the one of the tip. */
type Change = { readonly code: string; readonly line: number };

const changeOf = (view: TipView, code: string): Change | undefined => {
  if (view.kind !== 'tip' || view.askedWith !== code) return undefined;
  const { resulted_code: result, line_number: line } = view.tip;
  return result === null ? undefined : { code: result, line: line ?? 1 };
};

const lineCount = (code: string): number => code.split('\n').length;

/** Puts the change of a tip into the editor, and the cursor at the change. */
const useApply = ({ editor }: Props, change: Change | undefined, close: () => void): (() => void) => {
  const t = useWords('play');
  const announce = useAnnounce();
  return () => {
    if (!change) return;
    editor.current?.replaceAll(change.code);
    close();
    // The removed line may have been the last one.
    editor.current?.goTo(Math.min(change.line, lineCount(change.code)));
    announce(t('play:tips.applied'));
  };
};

/** Marks the line of a tip, as long as the tip can be applied. */
const useTipMark = ({ editor }: Props, change: Change | undefined, apply: () => void): void => {
  const t = useWords('play');
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
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
 * The tips of the assistant on a level: the bubble under the program, the mark beside the line, the switch at the end
 * of the bar. Loads after the first screen.
 */
export const Tips = (props: Props) => {
  const { view, close, toggle } = useTips(props);
  const change = changeOf(view, props.code);
  const apply = useApply(props, change, close);
  useTipMark(props, change, apply);
  const situation = props.access.situation();
  const ways = view.kind === 'used-up' ? waysOfUsedUp(view.way, situation) : [];
  return (
    <>
      {props.slot && toggle ? createPortal(<TipSwitch {...toggle} />, props.slot) : null}
      <TipBubble view={view} canApply={change !== undefined} ways={ways} onApply={apply} onClose={close} />
    </>
  );
};
