import { Terminal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './output-strip.module.css';
import type { ShownPrint } from './run-state.ts';

type Props = {
  readonly printed: readonly ShownPrint[];
  /** It stands under the farm of a small screen: two lines, so that the picture moves once at most. */
  readonly underFarm?: boolean;
};

/**
 * What the program has printed; nothing is seen of it when it has not printed. Screen readers say what comes into a
 * region that is there already.
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
