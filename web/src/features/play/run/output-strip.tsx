import { Terminal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './output-strip.module.css';
import type { ShownPrint } from './run-state.ts';

type Props = {
  readonly printed: readonly ShownPrint[];
  /**
   * Whether the strip is under the farm on a small screen. It then has two lines from the start, so that the picture
   * moves at most once.
   */
  readonly underFarm?: boolean;
};

/**
 * What the program has printed. It is invisible until the program prints something. The region always exists, because
 * screen readers announce only changes to an existing region.
 */
export const OutputStrip = ({ printed, underFarm = false }: Props) => {
  const t = useWords();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text.current && printed.length > 0) text.current.scrollTop = text.current.scrollHeight;
  }, [printed]);
  const isEmpty = printed.length === 0;
  return (
    <div
      className={isEmpty ? classes.empty : classes.output}
      data-under-farm={(underFarm && !isEmpty) || undefined}
      role="log"
      aria-label={t('play.output')}
    >
      {isEmpty ? null : (
        <>
          <h2 id={id}>
            <Terminal size={16} strokeWidth={2.4} aria-hidden /> <span>{t('play.output')}</span>
          </h2>
          <ScrollRegion ref={text} className={classes.text} dir="ltr" role="group" aria-labelledby={id}>
            {printed.map(({ id: piece, stream, text: shown }) => (
              <span key={piece} className={stream === 'err' ? classes.err : undefined}>
                {shown}
              </span>
            ))}
          </ScrollRegion>
        </>
      )}
    </div>
  );
};
