import type { EditorHandle } from '../editor/editor-handle.ts';
import type { KeyboardFinding } from './check-keyboard.ts';

/**
 * A notice about the keyboard. `done` means that symbols were replaced, and `offer` that another layout was recognised.
 */
export type KeyboardNotice =
  | {
      readonly kind: 'done';
      readonly finding: Extract<KeyboardFinding, { kind: 'signs' }>;
      readonly before: string;
    }
  | {
      readonly kind: 'offer';
      readonly finding: Extract<KeyboardFinding, { kind: 'layout' }>;
      readonly before: string;
      /** Whether the learner was about to run the program. The program then runs after the learner's answer. */
      readonly running: boolean;
    };

export type KeyboardGuardParts = {
  readonly check: (code: string) => Promise<KeyboardFinding | undefined>;
  readonly editor: () => Pick<EditorHandle, 'replaceSigns' | 'replaceAll' | 'undo'> | null;
  readonly run: (code: string) => void;
  /** Called with every new notice, and with undefined when it closes. */
  readonly show: (notice: KeyboardNotice | undefined) => void;
};

export type KeyboardGuard = {
  /** Connects the guard to an editor and a screen. Before that, it does nothing. */
  readonly connect: (parts: KeyboardGuardParts) => void;
  /** Must be called with the whole code after a paste. */
  readonly pasted: (code: string) => Promise<void>;
  /** Runs the program, with repaired symbols if necessary. If a wrong layout was recognised, asks first. */
  readonly run: (code: string) => Promise<void>;
  /** Must be called after every edit. */
  readonly edited: (code: string) => void;
  readonly undo: () => void;
  readonly repair: () => void;
  readonly keep: () => void;
  readonly close: () => void;
};

/**
 * Repairs programs that were typed on a keyboard for another script (issue 'The whole game', 'A forgiving keyboard').
 * Replaces symbols immediately, and offers an undo. Text from another layout is changed only if the learner agrees.
 * If the learner wants to leave a program unchanged, does not check it again.
 */
export const createKeyboardGuard = (): KeyboardGuard => {
  let parts: KeyboardGuardParts | undefined;
  /** Number of edits so far. */
  let edits = 0;
  const wanted = new Set<string>();
  let notice: KeyboardNotice | undefined;

  const show = (next: KeyboardNotice | undefined): void => {
    if (next === notice) return;
    notice = next;
    parts?.show(next);
  };

  const found = async (code: string): Promise<KeyboardFinding | undefined> => {
    if (wanted.has(code)) return undefined;
    const before = edits;
    const finding = await parts?.check(code);
    // If the learner has kept typing, there is no notice.
    return edits === before ? finding : undefined;
  };

  const replaceSigns = (finding: Extract<KeyboardFinding, { kind: 'signs' }>, before: string): void => {
    // The repair is an edit, and an edit closes a notice. So the repair must come before the new notice.
    parts?.editor()?.replaceSigns(finding.repairs);
    show({ kind: 'done', finding, before });
  };

  const pasted = async (code: string): Promise<void> => {
    const finding = await found(code);
    if (finding?.kind === 'layout') show({ kind: 'offer', finding, before: code, running: false });
    else if (finding) replaceSigns(finding, code);
  };

  const run = async (code: string): Promise<void> => {
    const finding = await found(code);
    if (finding?.kind === 'layout') {
      show({ kind: 'offer', finding, before: code, running: true });
      return;
    }
    if (finding) replaceSigns(finding, code);
    parts?.run(finding?.source ?? code);
  };

  const answer = (repaired: boolean): void => {
    const asked = notice;
    if (asked?.kind !== 'offer') return;
    show(undefined);
    if (repaired) parts?.editor()?.replaceAll(asked.finding.source);
    else wanted.add(asked.before);
    if (asked.running) parts?.run(repaired ? asked.finding.source : asked.before);
  };

  return {
    connect: (next) => {
      parts = next;
    },
    pasted,
    run,
    edited: (code) => {
      edits += 1;
      if (notice && code !== notice.before && code !== notice.finding.source) show(undefined);
    },
    undo: () => {
      const done = notice;
      if (done?.kind !== 'done') return;
      wanted.add(done.before);
      show(undefined);
      parts?.editor()?.undo();
    },
    repair: () => answer(true),
    keep: () => answer(false),
    close: () => show(undefined),
  };
};
