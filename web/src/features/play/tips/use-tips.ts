import type { Rung } from '@hopcode/contract/assistant/tip';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { python } from '../../../lib/python.ts';
import type { Phase } from '../run/run-state.ts';
import { askTip } from './ask-tip.ts';
import { checkSuggestion } from './check-suggestion.ts';
import { createTipDesk, type TipDesk } from './tip-desk.ts';
import { askedRung, costsTip, rungOf, unaskedRung } from './tip-ladder.ts';
import {
  isTipSwitchOn,
  isTipSwitchShown,
  mayAskTips,
  needsTip,
  tipLockOf,
  tipNoteOf,
} from './tip-policies.ts';
import { type TipQuestion, tipQuestion } from './tip-question.ts';
import { comesUnasked } from './tip-timing.ts';
import { type AskOwlProps, NO_TIP, type TipSwitchProps, type TipView } from './tip-view.ts';
import type { TipsOptions } from './tips-options.ts';
import { type TipCredit, useTipCredit } from './use-tip-credit.ts';
import { useTipLadder } from './use-tip-ladder.ts';
import { useTipSituation } from './use-tip-situation.ts';
import { useUnaskedTip } from './use-unasked-tip.ts';

/** What the assistant shows in a level, and the switch that turns it off. */
export type Tips = {
  readonly view: TipView;
  /** Whether the learner asked for the tip. */
  readonly isAsked: boolean;
  readonly close: () => void;
  /** Records that the learner applied a tip, and the resulting program. */
  readonly applied: (program: string) => void;
  /** The button that requests a tip; undefined if there is nothing to ask about. */
  readonly askOwl: AskOwlProps | undefined;
  /** The switch; undefined if there is none. */
  readonly toggle: TipSwitchProps | undefined;
};

/** A tip desk with React state. It uses the current level and the tips left today. */
const useTipDesk = ({ data, farms }: TipsOptions, credit: TipCredit) => {
  const [view, setView] = useState<TipView>(NO_TIP);
  const t = useWords('play');
  const latest = useRef({ data, farms, credit, t });
  useEffect(() => {
    latest.current = { data, farms, credit, t };
  });
  const desk = useRef<TipDesk>(undefined);
  useEffect(() => {
    const created = createTipDesk({
      send: (question, signal) => {
        const { courseId, slug } = latest.current.data;
        return askTip({ courseId, levelSlug: slug }, question, signal);
      },
      show: setView,
      check: (after, { code: before, answers }, signal) =>
        checkSuggestion({ before, after, answers, farms: latest.current.farms }, python.tryOut, signal),
      noMore: () => latest.current.t('play:tips.noMore'),
      onTip: () => latest.current.credit.onTip(),
      onUsedUp: () => latest.current.credit.onUsedUp(),
      onAsked: () => latest.current.credit.refresh(),
    });
    desk.current = created;
    return created.clear;
  }, []);
  return {
    view,
    ask: useCallback(
      (question: TipQuestion, said: readonly string[] | undefined) => void desk.current?.ask(question, said),
      [],
    ),
    clear: useCallback(() => desk.current?.clear(), []),
    forget: useCallback(() => desk.current?.forget(), []),
  };
};

/** Calls `act` when the language has changed, or when the switch for tips was turned on or off. */
const useOnChange = (language: string, isOn: boolean, act: () => void): void => {
  const before = useRef({ language, isOn });
  useEffect(() => {
    const { current } = before;
    before.current = { language, isOn };
    if (current.language !== language || current.isOn !== isOn) act();
  }, [language, isOn, act]);
};

/** The highest rung that costs no tip. */
const FREE_RUNG = 2;

/** A tip that the learner has seen, and the end of its run. */
type Given = {
  readonly view: TipView;
  readonly phase: Phase;
  readonly isAsked: boolean;
  /** The texts of all tips about its program so far. */
  readonly said: readonly string[];
};

/** The texts that the learner has read about a program, including the text of a new tip. */
const saidWith = (given: Given | undefined, { tip, askedWith }: Extract<TipView, { kind: 'tip' }>) => {
  const isSame = given?.view.kind === 'tip' && given.view.askedWith === askedWith;
  return [...(isSame ? given.said : []), tip.text];
};

/** The rung of the last tip that the learner got about a program; undefined if there is none. */
const rungHad = (given: Given | undefined, { state, travel }: TipsOptions): Rung | undefined => {
  if (given?.view.kind !== 'tip' || given.view.askedWith !== travel.snapshot()?.source) return undefined;
  // If the learner has closed a tip, asking about the same run shows the same tip again.
  return given.isAsked && given.phase === state.phase ? undefined : given.view.tip.rung;
};

/** Whether there is a run that needs a tip. */
const hasRunForTip = ({ state, travel }: TipsOptions): boolean => {
  const { phase, problem } = state;
  // An edit removes the problem from the state, so there is no reason for a tip any more.
  const isForgotten = phase.status === 'ended' && phase.end.status !== 'finished' && problem === undefined;
  return needsTip(phase, problem) && !isForgotten && travel.snapshot() !== undefined;
};

/** The question to ask about the last run, on the rung that the learner has reached and can pay for. */
const questionOf = (
  { state, travel, farms, problem: words }: TipsOptions,
  climbed: Rung,
  credit: TipCredit,
): TipQuestion | undefined => {
  const trip = travel.snapshot();
  if (!trip) return undefined;
  const { problem, farm, answers } = state;
  return tipQuestion(
    trip,
    { problem, farm, level: farms[farm] ?? farms[0], answers },
    {
      rung: costsTip(climbed) && !credit.hasRoom() ? FREE_RUNG : climbed,
      explanation: words?.explanation?.key ?? null,
      advice: words?.explanation?.next ?? null,
      again: (state.ended?.times ?? 1) > 1,
    },
  );
};

/**
 * Gives tips about a run that did not complete its level, when the learner asks or when `comesUnasked` says so. Removes
 * a tip that is no longer useful: after another run, a reset, a change of language, or when the switch turns off
 * (game.md section 4, 'Run flow' and 'Tips').
 */
export const useTips = (options: TipsOptions): Tips => {
  const { data, state, code } = options;
  const { tips, setOn } = useTipSituation(data, options.access);
  const credit = useTipCredit(data.courseId, tips);
  const { view, ask, clear, forget } = useTipDesk(options, credit);
  const { ladder, read, applied } = useTipLadder(options);
  const [isAsked, setAsked] = useState(false);
  /** The last run that the assistant was asked about. */
  const askedAbout = useRef<Phase>(undefined);

  const { phase } = state;
  const [given, setGiven] = useState<Given>();
  if (view.kind === 'tip' && given?.view !== view)
    setGiven({ view, phase, isAsked, said: saidWith(given, view) });
  const had = rungHad(given, options);
  const canAsk = mayAskTips(tips) && hasRunForTip(options);
  const askAboutRun = (byLearner: boolean): void => {
    const climbed = rungOf(read());
    const rung = byLearner ? askedRung(climbed, had) : unaskedRung(climbed, state.ended?.times ?? 1);
    const question = canAsk ? questionOf(options, rung, credit) : undefined;
    if (!question) return;
    askedAbout.current = phase;
    setAsked(byLearner);
    ask(question, byLearner && had !== undefined ? given?.said : []);
  };
  useEffect(() => {
    if (phase.status !== 'ended') clear();
    return clear;
  }, [phase, clear]);
  const isEdited = code !== options.travel.snapshot()?.source;
  // If the learner closes the card, its tip disappears too. If an edit closes the card, the tip stays under the
  // program.
  const isClosed = !state.cardOpen && (state.problem ?? state.missed) !== undefined;
  useEffect(() => {
    if (isClosed) clear();
  }, [isClosed, clear]);
  // If a program does not start, the phase and the tip are still those of the previous run, so the tip must disappear.
  const isRefused = state.problem?.kind === 'too-many-lines';
  useEffect(() => {
    if (isRefused) clear();
  }, [isRefused, clear]);
  const hasError = state.problem !== undefined;
  useUnaskedTip({
    phase,
    code,
    comes: () =>
      askedAbout.current !== phase &&
      comesUnasked({ timing: tips.timing, hasError, isEdited, sameErrors: read().error?.times ?? 0 }),
    isEdited,
    isThinking: view.kind === 'thinking' && !isAsked,
    ask: () => askAboutRun(false),
    cancel: clear,
  });

  // After the language or the switch has changed, the tip is deleted and not requested again until the next run.
  const isOn = isTipSwitchOn(tips);
  useOnChange(useLanguage(), isOn, forget);

  const isShown = isTipSwitchShown(tips);
  const thinking = view.kind === 'thinking';
  const note = tipNoteOf(credit.counter, tips.situation);
  const next = askedRung(rungOf(ladder), had);
  const hasMore = view.kind === 'tip' && !isAsked && view.tip.rung < next;
  const hasPrice = costsTip(next) && note?.limit !== undefined && note.left > 0;
  return {
    // While the screen is small, the tip is hidden.
    view: isShown ? view : NO_TIP,
    isAsked,
    close: clear,
    applied,
    askOwl:
      canAsk && (thinking || hasMore || view.kind === 'none')
        ? { left: hasPrice ? note.left : undefined, thinking, onAsk: () => askAboutRun(true) }
        : undefined,
    toggle: isShown ? { on: isOn, locked: tipLockOf(tips), note, thinking, onChange: setOn } : undefined,
  };
};
