import { Terminal } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import classes from './output-strip.module.css';
import type { ShownPrint } from './run-view.ts';

type Props = { readonly printed: readonly ShownPrint[] };

/** What the program has printed; nothing when it has not printed. */
export const OutputStrip = ({ printed }: Props) => {
  const t = useWords();
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text.current && printed.length > 0) text.current.scrollTop = text.current.scrollHeight;
  }, [printed]);
  if (printed.length === 0) return null;
  return (
    <section className={classes.output} aria-labelledby={id}>
      <h2 id={id}>
        <Terminal size={16} strokeWidth={2.4} aria-hidden /> {t('play.output')}
      </h2>
      <ScrollRegion ref={text} className={classes.text} dir="ltr" role="log" aria-labelledby={id}>
        {printed.map(({ id: piece, stream, text: shown }) => (
          <span key={piece} className={stream === 'err' ? classes.err : undefined}>
            {shown}
          </span>
        ))}
      </ScrollRegion>
    </section>
  );
};
