import { maskedEvent } from '@hopcode/contract/recording/masked-event';
import { Replayer } from 'rrweb';
import 'rrweb/dist/style.css';
import { styleNonce } from '../../lib/style-nonce.ts';
import { allowStyles } from './allow-styles.ts';

export type Replay = {
  /** In milliseconds. */
  readonly length: number;
  readonly play: (time: number) => void;
  readonly pause: (time?: number) => void;
  readonly end: () => void;
};

type Listeners = { readonly onTime: (time: number) => void; readonly onEnd: () => void };

/** Interval between two updates of the shown time, in milliseconds. */
const TICK = 200;

/** The style rules of this page. Recordings contain no style sheets, because those could contain words. */
const ownRules = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

/** Shows a recording in a frame without scripts, as wide as `root`. */
export const createReplay = (
  root: HTMLElement,
  given: readonly unknown[],
  { onTime, onEnd }: Listeners,
): Replay => {
  // Masks the events again, so that the page never shows unmasked text, whatever is stored.
  const events = given.flatMap((event) => maskedEvent(event) ?? []).map((event) => JSON.stringify(event));
  const replayer = new Replayer(events, {
    root,
    unpackFn: JSON.parse,
    mouseTail: false,
    showWarning: false,
    useVirtualDom: false,
  });
  // The library builds the recorded page in this frame later, so its styles must be allowed before that.
  const frame = replayer.iframe.contentDocument?.defaultView;
  if (frame) allowStyles(frame, styleNonce);
  const dress = (): void => {
    const page = replayer.iframe.contentDocument;
    const Sheet = page?.defaultView?.CSSStyleSheet;
    if (!page || !Sheet) return;
    const sheet = new Sheet();
    sheet.replaceSync(ownRules());
    page.adoptedStyleSheets = [sheet];
  };
  const fit = (): void => {
    const { width, height } = replayer.iframe;
    const scale = Math.min(1, root.clientWidth / Math.max(1, Number(width)));
    replayer.wrapper.style.transform = `scale(${scale})`;
    root.style.height = `${Number(height) * scale}px`;
  };
  replayer.on('fullsnapshot-rebuilded', dress);
  replayer.on('resize', fit);
  replayer.on('finish', onEnd);
  replayer.pause(0);
  dress();
  fit();
  const timer = setInterval(() => onTime(replayer.getCurrentTime()), TICK);
  return {
    length: replayer.getMetaData().totalTime,
    play: (time) => replayer.play(time),
    pause: (time) => replayer.pause(time),
    end: () => {
      clearInterval(timer);
      replayer.destroy();
    },
  };
};
