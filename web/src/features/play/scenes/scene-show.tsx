import type { SceneData } from '@hopcode/courses/scenes/scene-format';
import type { Level } from '@hopcode/engine/formats/level';
import { Button } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { SkipForward } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { isDialogOpen, noteOpenDialog, subscribeToDialogs } from '../../../ui/open-dialogs.ts';
import { Portrait } from './portrait.tsx';
import { ScenePicture } from './scene-picture.tsx';
import { sceneQuery } from './scene-query.ts';
import classes from './scene-show.module.css';
import type { Scenes } from './use-scenes.ts';

export type SceneProps = {
  readonly courseId: string;
  /** The farm of the level, which the last picture before a level shows. */
  readonly farm: Level;
  readonly scenes: Scenes;
  /** While true, the pictures do not move. */
  readonly isPaused: () => boolean;
};

/** Loads the scene that must be shown now, and shows it over the page. */
export const SceneShow = (props: SceneProps) =>
  props.scenes.shown === undefined ? null : (
    <LoadedScene key={props.scenes.shown} id={props.scenes.shown} {...props} />
  );

const LoadedScene = ({ id, courseId, farm, scenes, isPaused }: SceneProps & { readonly id: string }) => {
  const locale = useLocale();
  const { data, isError } = useQuery(sceneQuery(courseId, id, locale));
  const latest = useRef(scenes);
  useEffect(() => {
    latest.current = scenes;
  });
  useEffect(() => {
    if (isError) latest.current.end(false);
  }, [isError]);
  const isCovered = useSyncExternalStore(subscribeToDialogs, isDialogOpen);
  const [hasBegun, setBegun] = useState(false);
  const canBegin = data !== undefined && !isCovered;
  // A dialog may open over a scene, but a scene never begins over a dialog. The timer waits for the press that the page
  // repeats after its first drawing (`keepEarlyPresses`), because this press may open a dialog.
  useEffect(() => {
    if (!canBegin) return;
    const timer = setTimeout(() => {
      if (!isDialogOpen()) setBegun(true);
    });
    return () => clearTimeout(timer);
  }, [canBegin]);
  if (!data || !scenes.mayBegin() || !hasBegun) return null;
  return <SceneDialog scene={data} farm={farm} isPaused={isPaused} onEnd={() => scenes.end(true)} />;
};

type DialogProps = Pick<SceneProps, 'farm' | 'isPaused'> & {
  readonly scene: SceneData;
  readonly onEnd: () => void;
};

/**
 * A ref that returns the focus to the element that had it before, otherwise to the page. An element behind an open
 * dialog cannot get the focus, so the dialog closes first.
 */
const closedFirst = (element: HTMLDialogElement | null): (() => void) | undefined => {
  const giveBack = giveFocusBack(element);
  if (!element) return undefined;
  return () => {
    element.close();
    giveBack?.();
    const { activeElement } = document;
    if (activeElement === document.body || element.contains(activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
  };
};

/** How far the name of the speaker is above the text, in CSS pixels. */
const PLANK_HEIGHT = 34;

/** A scene on the whole screen, picture by picture. Enter, Space or a click continues, and Escape skips the scene. */
export const SceneDialog = ({ scene, farm, isPaused, onEnd }: DialogProps) => {
  const t = useWords('story');
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLElement>(null);
  const [covered, setCovered] = useState<number>();
  const [shown, setShown] = useState(0);
  const root = useMergedRef(dialog, closedFirst);
  useEffect(() => {
    // A modal dialog, because keys and screen readers must not reach the page behind it.
    if (!dialog.current?.open) dialog.current?.showModal();
    next.current?.focus();
  }, []);
  useEffect(() => noteOpenDialog(id), [id]);
  // The text moves if the size of the page or the length of the text changes, so both are observed.
  useEffect(() => {
    const [around, words] = [dialog.current, box.current];
    if (!around || !words) return undefined;
    const measure = (): void => setCovered(around.clientHeight - words.offsetTop + PLANK_HEIGHT);
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(words);
    return () => observer.disconnect();
  }, []);

  const picture = scene.pictures[shown];
  if (!picture) return null;
  const isLast = shown + 1 === scene.pictures.length;
  const goOn = (): void => {
    if (isLast) onEnd();
    else setShown(shown + 1);
  };
  const onKey = (event: KeyboardEvent): void => {
    // The game and the program must not receive keys from a scene.
    event.stopPropagation();
    if (event.target instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    goOn();
  };
  return (
    <dialog
      ref={root}
      className={classes.scene}
      aria-label={t('story:title')}
      aria-describedby={`${id}-words`}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <button type="button" className={classes.view} tabIndex={-1} aria-hidden onClick={goOn}>
        {covered === undefined ? null : (
          <ScenePicture
            key={shown}
            level={picture.farm ?? farm}
            hasSky={picture.farm !== undefined}
            covered={covered}
            isPaused={isPaused}
          />
        )}
      </button>
      <Button
        variant="default"
        className={classes.skip}
        rightSection={<SkipForward size={18} strokeWidth={2.4} className={classes.forward} aria-hidden />}
        onClick={onEnd}
      >
        {t('story:skip')}
      </Button>
      <section ref={box} className={classes.talk}>
        <span className={classes.face}>
          <Portrait speaker={picture.speaker} mood={picture.mood} />
        </span>
        <div id={`${id}-words`} className={classes.words} aria-live="polite" aria-atomic>
          <p className={classes.name}>
            <b>{t(`story:name.${picture.speaker}`)}</b>{' '}
            <small>{picture.speaker === 'you' ? null : t(`story:of.${picture.speaker}`)}</small>
          </p>
          <p className={classes.line} {...(scene.english && { lang: 'en' })} dir="auto">
            {picture.text}
          </p>
        </div>
        <div className={classes.actions}>
          <Progress shown={shown} total={scene.pictures.length} />
          <Button ref={next} size="md" rightSection={<DirectionalIcon to="next" />} onClick={goOn}>
            {isLast ? t('story:close') : t('story:next')}
          </Button>
        </div>
      </section>
    </dialog>
  );
};

/** A scene has at most three pictures. */
const DOTS = ['first', 'second', 'third'] as const;

const Progress = ({ shown, total }: { readonly shown: number; readonly total: number }) => {
  const t = useWords('story');
  const language = useLanguage();
  if (total === 1) return null;
  return (
    <span
      className={classes.dots}
      role="img"
      aria-label={t('story:count', {
        number: formatNumber(language, shown + 1),
        total: formatNumber(language, total),
      })}
    >
      {DOTS.slice(0, total).map((name, index) => (
        <i key={name} data-on={index === shown || undefined} />
      ))}
    </span>
  );
};
