import { recordingGet } from '@hopcode/contract/recording/recording';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { moveSlider } from '../../ui/move-slider.ts';
import classes from './recording-player.module.css';
import { createReplay, type Replay } from './replay.ts';

type StageProps = { readonly events: readonly unknown[] };

const Stage = ({ events }: StageProps) => {
  const t = useWords('consent');
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const replay = useRef<Replay>(undefined);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const made = createReplay(box.current, events, {
      onTime: setAt,
      onEnd: () => setPlaying(false),
    });
    replay.current = made;
    setLength(made.length);
    return () => made.end();
  }, [events]);
  const toggle = (): void => {
    if (isPlaying) replay.current?.pause();
    else replay.current?.play(at >= length ? 0 : at);
    setPlaying(!isPlaying);
  };
  const seek = (time: number): void => {
    replay.current?.pause(time);
    setPlaying(false);
    setAt(time);
  };
  return (
    <>
      <div role="img" aria-label={t('consent:viewer.stage')}>
        {/* The recorded page is not interactive, so its links and fields are not in the tab order. */}
        <div ref={box} className={classes.stage} dir="ltr" inert />
      </div>
      <div className={classes.controls}>
        <Button onClick={toggle}>{isPlaying ? t('consent:viewer.pause') : t('consent:viewer.start')}</Button>
        <label htmlFor={id}>
          {t('consent:viewer.time', {
            at: formatNumber(locale, Math.round(at / 1000)),
            length: formatNumber(locale, Math.round(length / 1000)),
          })}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={length}
          step={100}
          value={at}
          onKeyDown={(event) => moveSlider(event, seek)}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
    </>
  );
};

/** The type of the rrweb event with a whole page. All later events build on it. */
const WHOLE_PAGE = 2;

const hasPictures = (events: readonly { readonly type: number }[]): boolean =>
  events.length > 1 && events.some(({ type }) => type === WHOLE_PAGE);

type Props = { readonly id: string; readonly onClose: () => void };

/** Plays one recording. */
export const RecordingPlayer = ({ id, onClose }: Props) => {
  const t = useWords('operator', 'consent');
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['operator', 'recording', id],
    queryFn: ({ signal }) => api(recordingGet, { params: { recording_id: id }, signal }),
  });
  const section = useRef<HTMLElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    // The player opens above the list, so it gets the focus. A keyboard user would not find it otherwise.
    if (isLoaded) section.current?.focus();
  }, [isLoaded]);
  if (isLoadingError) return <ErrorMessage title={t('operator:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={300} />;
  return (
    <section ref={section} className={classes.player} tabIndex={-1} aria-label={t('consent:viewer.stage')}>
      {hasPictures(data.events) ? <Stage events={data.events} /> : <p>{t('consent:viewer.empty')}</p>}
      <Button variant="default" onClick={onClose}>
        {t('consent:viewer.close')}
      </Button>
    </section>
  );
};
