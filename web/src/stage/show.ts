import type { Level } from '@hopcode/engine/formats/level';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import { GREETING_MS, greeting } from './animation/greeting.ts';
import { poseOf } from './animation/pose.ts';
import { centreOf } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { startFrameLoop } from './frame-loop.ts';
import type { Flag, GameViewOptions } from './game-view.ts';
import { createCountBadges } from './overlay/count-badges.ts';
import { createFlag } from './overlay/flag.ts';
import { createOverlay, type Overlay } from './overlay/overlay.ts';
import { createSpeechBubble } from './overlay/speech-bubble.ts';
import { createPicture } from './picture.ts';
import type { Scenario } from './scenario.ts';
import { IDLE_MS, type Marks } from './scene/painter.ts';

/** Draws every frame: the part of the scenario that the camera shows, and the boxes over it. */
export type Show = {
  readonly load: (level: Level) => void;
  readonly setAvatar: (name: string) => void;
  readonly mark: (marks: Partial<Marks>) => void;
  /** Shows text over the character, or over a tile. With `beside`, the text of another speaker stays. */
  readonly speak: (text: string, over?: Position, beside?: boolean) => void;
  readonly flag: (flag: Flag | undefined) => void;
  readonly place: Overlay['place'];
  /** Call when another scenario starts: removes the boxes of the previous one. */
  readonly clear: () => void;
  /** Call when something starts to move; see `FrameLoop`. */
  readonly wake: () => void;
  /** Call when the camera has changed. */
  readonly redraw: () => void;
  readonly stop: () => void;
};

type Parts = GameViewOptions & {
  readonly canvas: HTMLCanvasElement;
  /** The container for the boxes. */
  readonly boxes: HTMLElement;
  readonly scenario: Scenario;
  readonly control: CameraControl;
};

/** The interval at which a paused idle animation checks whether it may continue, in ms. */
const PAUSE_CHECK_MS = 500;

const NO_MARKS: Marks = { path: [], cursor: undefined };

export const createShow = ({ canvas, boxes, scenario, control, ...options }: Parts): Show => {
  const picture = createPicture(canvas, control, {
    ...options,
    onPainter: () => frames.wake(),
    onReady: () => {
      // The character greets if it faces the viewer.
      if (facing === 'down') greeted = 0;
      options.onReady?.();
    },
  });
  const redraw = () => {
    picture.touch();
    frames.redraw();
  };
  const overlay = createOverlay(boxes, redraw);
  const bubble = createSpeechBubble(overlay);
  const badges = createCountBadges(overlay);
  const flag = createFlag(overlay);
  let look = { avatar: '', marks: NO_MARKS };
  let clock = 0;
  let facing: FacingName | undefined;
  /** How long the character has been greeting, in ms. */
  let greeted = GREETING_MS;

  const frames = startFrameLoop((ms) => {
    const still = options.isStill();
    const moves = scenario.tick(ms, still);
    const isIdlePaused = !moves && options.isIdlePaused();
    if (!isIdlePaused) clock += ms;
    if (!scenario.isPaused()) bubble.tick(ms);
    const frame = scenario.frame();
    if (!frame) return IDLE_MS;
    const posed = poseOf(frame, { clock, still });
    if (moves || still) greeted = GREETING_MS;
    const greets = !isIdlePaused && greeted < GREETING_MS;
    if (greets) greeted += ms;
    const pose = greets ? { ...posed, player: greeting(posed.player, greeted) } : posed;
    const panned = control.tick(ms, centreOf(pose.player), still);
    const phase = still ? 0 : Math.floor(clock / IDLE_MS);
    // With reduced motion nothing is drawn between two positions, so the picture changes only with the world.
    const isBetween = !still && (moves || greets || frame.effects.length > 0);
    const isOld = () => isBetween || panned || picture.isOld(phase, pose.world);
    if (isOld()) {
      badges.show(pose.world);
      overlay.update({
        camera: control.camera(),
        view: control.setting().view,
        player: pose.player,
        things: pose.world.things,
      });
      picture.draw(phase, { pose, ...look, clock, still });
    }
    // Requests the next frame immediately. The next step of a run can come at any time, and a large map is drawn in
    // several frames.
    if (moves || isOld()) return 0;
    return isIdlePaused ? PAUSE_CHECK_MS : IDLE_MS - (clock % IDLE_MS);
  });

  const change = (next: Partial<typeof look>) => {
    look = { ...look, ...next };
    redraw();
  };
  const clear = () => {
    greeted = GREETING_MS;
    bubble.hide();
    flag(undefined);
    frames.wake();
    change({ marks: NO_MARKS });
  };

  return {
    load: (level) => {
      facing = level.facing;
      clear();
      picture.load(level);
    },
    setAvatar: (avatar) => change({ avatar }),
    mark: (marks) => change({ marks: { ...look.marks, ...marks } }),
    speak: bubble.show,
    place: overlay.place,
    flag: (next) => {
      flag(next);
      redraw();
    },
    clear,
    wake: frames.wake,
    redraw,
    stop: () => {
      frames.stop();
      picture.release();
      boxes.replaceChildren();
    },
  };
};
