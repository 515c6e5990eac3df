import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-words.ts';
import type { Access } from '../access/use-access.ts';
import type { RunState } from '../run/run-state.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { askTip } from './ask-tip.ts';
import { createTipDesk, type TipDesk } from './tip-desk.ts';
import {
  isTipSwitchOn,
  isTipSwitchShown,
  mayAskTips,
  needsTip,
  tipLockOf,
  tipNoteOf,
} from './tip-policies.ts';
import { type TipQuestion, tipQuestion } from './tip-question.ts';
import { NO_TIP, type TipSwitchProps, type TipView } from './tip-view.ts';
import { type TipCredit, useTipCredit } from './use-tip-credit.ts';
import { useTipSituation } from './use-tip-situation.ts';

/** The parts of a level in play that tips need. */
export type TipsOptions = {
  readonly data: PlayableLevel;
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  readonly state: RunState;
  readonly travel: TimeTravel;
  readonly access: Access;
};

/** The assistant's view on a level, and the switch that turns it off. */
export type Tips = {
  readonly view: TipView;
  readonly close: () => void;
  /** Undefined if there is no switch. */
  readonly toggle: TipSwitchProps | undefined;
};

/** A tip desk as React state; it uses the current address and credit. */
const useTipDesk = ({ data }: TipsOptions, credit: TipCredit) => {
  const [view, setView] = useState<TipView>(NO_TIP);
  const latest = useRef({ data, credit });
  useEffect(() => {
    latest.current = { data, credit };
  });
  const desk = useRef<TipDesk>(undefined);
  useEffect(() => {
    const created = createTipDesk({
      send: (question, signal) => {
        const { courseId, slug } = latest.current.data;
        return askTip({ courseId, levelSlug: slug }, question, signal);
      },
      show: setView,
      hasRoom: () => latest.current.credit.hasRoom(),
      onTip: () => latest.current.credit.onTip(),
      onUsedUp: () => latest.current.credit.onUsedUp(),
      onAsked: () => latest.current.credit.refresh(),
    });
    desk.current = created;
    return created.clear;
  }, []);
  return {
    view,
    ask: useCallback((question: TipQuestion) => void desk.current?.ask(question), []),
    clear: useCallback(() => desk.current?.clear(), []),
    forget: useCallback(() => desk.current?.forget(), []),
  };
};

/** Calls `act` when one of two values has changed. */
const useOnChange = (language: string, isOn: boolean, act: () => void): void => {
  const before = useRef({ language, isOn });
  useEffect(() => {
    const { current } = before;
    before.current = { language, isOn };
    if (current.language !== language || current.isOn !== isOn) act();
  }, [language, isOn, act]);
};

/**
 * Asks for a tip when a run has ended without completing its level. Removes the tip when it is no longer useful:
 * another run, a reset, another language, the switch (game.md section 4, 'Run flow' and 'Tips').
 */
export const useTips = (options: TipsOptions): Tips => {
  const { data, state } = options;
  const { tips, setOn } = useTipSituation(data, options.access);
  const credit = useTipCredit(data.courseId, tips);
  const { view, ask, clear, forget } = useTipDesk(options, credit);

  const { phase } = state;
  const askAboutRun = (): void => {
    const trip = options.travel.snapshot();
    const { problem, farm } = state;
    if (!trip || !mayAskTips(tips) || !needsTip(phase, problem)) return;
    ask(tipQuestion(trip, options.farms[farm] ?? options.farms[0], problem));
  };
  const latest = useRef(askAboutRun);
  useEffect(() => {
    latest.current = askAboutRun;
  });
  useEffect(() => {
    if (phase.status === 'ended') latest.current();
    return clear;
  }, [phase, clear]);

  // A tip in the previous language, or one that was switched off, is not requested again: the next run does that.
  const isOn = isTipSwitchOn(tips);
  useOnChange(useLanguage(), isOn, forget);

  const isShown = isTipSwitchShown(tips);
  return {
    // A tip waits while the screen is small, and while an error dialog is open.
    view: isShown && !state.problemOpen ? view : NO_TIP,
    close: clear,
    toggle: isShown
      ? {
          on: isOn,
          locked: tipLockOf(tips),
          note: tipNoteOf(credit.counter, tips.situation),
          thinking: view.kind === 'thinking',
          onChange: setOn,
        }
      : undefined,
  };
};
