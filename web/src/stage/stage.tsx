import type { Level } from '@hopcode/engine/formats/level';
import { type Ref, type RefObject, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useLanguage } from '../lib/i18n/use-words.ts';
import type { Speed } from '../lib/speed.ts';
import { createStage, type StageController, type StageHandle, type StageHost } from './stage-controller.ts';
import './stage.css';

export type { PlayOptions, StageHandle } from './stage-controller.ts';

type Props = StageHost & {
  readonly ref?: Ref<StageHandle>;
  /** The level. A new object starts the level again. */
  readonly level: Level;
  /** The folder of the avatar in the atlas. */
  readonly avatar: string;
  readonly speed: Speed;
  /** The accessible name of the picture. */
  readonly label: string;
  /** The description of the keys, for screen readers. Needed with `onCell`. */
  readonly instructions?: string;
};

/** Creates a handle that always uses the current controller, because in development React mounts components twice. */
const handleOf = (controller: RefObject<StageController | undefined>): StageHandle => ({
  play: (timeline, options) => controller.current?.play(timeline, options),
  playback: () => controller.current?.playback(),
  reset: () => controller.current?.reset(),
  endTelling: (rest) => controller.current?.endTelling(rest),
  zoom: (way) => controller.current?.zoom(way),
  showPath: (cells) => controller.current?.showPath(cells),
  walk: (cells) => controller.current?.walk(cells) ?? Promise.resolve(false),
  flag: (flag) => controller.current?.flag(flag),
  place: (...box) => controller.current?.place(...box),
  world: () => controller.current?.world(),
  spot: () => controller.current?.spot(),
});

/** The picture of a level, which fills its parent. README.md in this folder describes its actions. */
export const Stage = ({ ref, level, avatar, speed, label, instructions, ...host }: Props) => {
  const instructionsId = useId();
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const controller = useRef<StageController>(undefined);
  const latest = useRef<StageHost>(host);
  const latestAvatar = useRef(avatar);
  const language = useLanguage();
  const toldIn = useRef(language);

  useEffect(() => {
    latest.current = host;
    latestAvatar.current = avatar;
  });

  useEffect(() => {
    if (!root.current || !canvas.current || !boxes.current || !words.current) return undefined;
    const elements = {
      root: root.current,
      canvas: canvas.current,
      boxes: boxes.current,
      words: words.current,
    };
    const stage = createStage(elements, () => latest.current);
    controller.current = stage;
    return () => {
      controller.current = undefined;
      stage.destroy();
    };
  }, []);

  useEffect(() => controller.current?.load(level, latestAvatar.current), [level]);
  useEffect(() => controller.current?.setAvatar(avatar), [avatar]);
  useEffect(() => controller.current?.setSpeed(speed), [speed]);
  useEffect(() => {
    if (toldIn.current !== language) controller.current?.retell();
    toldIn.current = language;
  }, [language]);

  useImperativeHandle(ref, () => handleOf(controller), []);

  const explained = instructions !== undefined && host.onCell !== undefined;
  return (
    <div
      ref={root}
      className="stage"
      role="application"
      aria-label={label}
      aria-describedby={explained ? instructionsId : undefined}
    >
      <canvas ref={canvas} className="stage-picture" role="img" aria-label={label} />
      <div ref={boxes} className="stage-overlay" />
      {explained ? (
        <p id={instructionsId} className="stage-words">
          {instructions}
        </p>
      ) : null}
      <div ref={words} className="stage-words" role="status" aria-atomic={false} />
    </div>
  );
};
