import { type MaskedEvent, maskedEvent } from '@hopcode/contract/recording/masked-event';
import type { RecordedPage } from '@hopcode/contract/recording/recorded-pages';
import { MOST_EVENTS, MOST_PARTS, recordingSend } from '@hopcode/contract/recording/recording';
import { record } from 'rrweb';
import { api } from '../api/api.ts';
import { setStylesByModel } from './styles-by-model.ts';

export type Recording = {
  /** Ends the recording. With `drop`, does not send the waiting events, because the server would refuse them. */
  readonly stop: (options?: { readonly drop: boolean }) => void;
};

/** How many milliseconds events wait, so that several events are sent together. */
const WAIT = 5000;
/** The largest part to send, in characters of JSON. The server accepts a megabyte. */
const LARGEST = 600_000;

type PartsOptions = {
  readonly send: (part: number, events: readonly MaskedEvent[]) => Promise<unknown>;
  /** Called when no more parts can be sent. */
  readonly onEnd: () => void;
};

/**
 * Collects masked events, and sends them in parts, one part after the other. Events that must not be stored are left
 * out.
 */
export const createParts = ({ send, onEnd }: PartsOptions) => {
  let waiting: MaskedEvent[] = [];
  let size = 0;
  let part = 0;
  let sending: Promise<unknown> = Promise.resolve();
  const flush = (): void => {
    if (waiting.length === 0 || part >= MOST_PARTS) return;
    const [number, events] = [part, waiting];
    part += 1;
    waiting = [];
    size = 0;
    sending = sending.then(() => send(number, events)).catch(onEnd);
    if (part >= MOST_PARTS) onEnd();
  };
  const add = (given: unknown): void => {
    const event = maskedEvent(given);
    if (event === undefined) return;
    const length = JSON.stringify(event).length;
    if (length > LARGEST) {
      onEnd();
      return;
    }
    if (size + length > LARGEST || waiting.length >= MOST_EVENTS) flush();
    waiting.push(event);
    size += length;
  };
  const drop = (): void => {
    waiting = [];
  };
  return { add, flush, drop };
};

/**
 * Records a page until `stop`. The library masks text and fields before our code sees them. After that, `maskedEvent`
 * removes every attribute, address and style that could contain a word.
 */
export const startRecording = (page: RecordedPage): Recording => {
  const id = crypto.randomUUID();
  let end: ((drop: boolean) => void) | undefined;
  const stop = ({ drop = false } = {}): void => {
    end?.(drop);
    end = undefined;
  };
  const parts = createParts({
    send: (part, events) =>
      api(recordingSend, { body: { recording_id: id, page, part, events: [...events] } }),
    onEnd: () => stop(),
  });
  const undoStyles = setStylesByModel();
  const finish = record({
    emit: parts.add,
    maskAllInputs: true,
    maskTextSelector: '*',
    inlineStylesheet: false,
    inlineImages: false,
    collectFonts: false,
    recordCanvas: false,
    sampling: { mousemove: 100, scroll: 200, input: 'last' },
  });
  const timer = setInterval(parts.flush, WAIT);
  const hide = (): void => {
    if (document.visibilityState === 'hidden') parts.flush();
  };
  document.addEventListener('visibilitychange', hide);
  end = (drop) => {
    finish?.();
    undoStyles();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', hide);
    if (drop) parts.drop();
    else parts.flush();
  };
  return { stop };
};
