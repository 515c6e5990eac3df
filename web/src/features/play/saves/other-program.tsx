import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Files, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { addressKey } from '../../../lib/progress/level-progress.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import { tabStorage } from '../../../lib/tab-storage.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import classes from '../keyboard/keyboard-notice.module.css';

/** What was in the editor of this tab, by level: of the one who played here last. */
const tabPrograms = createStoredValue(
  'hopcode.tab-programs',
  jsonCodec(z.object({ owner: z.string(), programs: z.record(z.string(), z.string()) })),
  tabStorage(),
);

const programsOf = (owner: string): Readonly<Record<string, string>> => {
  const kept = tabPrograms.read();
  return kept?.owner === owner ? kept.programs : {};
};

/**
 * What this tab had in its editor before and has not now, until it is told to forget that. Remembers it, or else what the
 * editor has now; a template needs no keeping.
 */
const useOther = ({ courseId, slug, codeTemplate }: Props['data'], code: string) => {
  const [place] = useState(() => draftPlace({ courseId, levelSlug: slug }));
  const [other, setOther] = useState(() => programsOf(place.owner)[addressKey(place)]);
  if (other === code || other === codeTemplate) setOther(undefined);
  useEffect(() => {
    const kept = other ?? code;
    const { [addressKey(place)]: _, ...others } = programsOf(place.owner);
    const programs = kept === codeTemplate ? others : { ...others, [addressKey(place)]: kept };
    tabPrograms.write({ owner: place.owner, programs });
  }, [other, place, code, codeTemplate]);
  return [other, setOther] as const;
};

type Props = {
  readonly data: Pick<PlayableLevel, 'courseId' | 'slug' | 'codeTemplate'>;
  readonly code: string;
  /** A program is on its way: the code in the editor stays. */
  readonly busy: boolean;
  readonly onLoad: (code: string) => void;
};

/**
 * Offers what was in the editor of this tab where the level has been opened with something else since: with what another
 * tab or another device has kept. Whichever is shown, the other one is offered.
 */
export const OtherProgram = ({ data, code, busy, onLoad }: Props) => {
  const t = useWords('play');
  const announce = useAnnounce();
  const [other, setOther] = useOther(data, code);
  const isThere = other !== undefined;
  useEffect(() => {
    if (isThere) announce(t('play:other.note'));
  }, [isThere, announce, t]);
  if (other === undefined) return null;
  const show = (): void => {
    setOther(code);
    onLoad(other);
  };
  return (
    <div ref={giveFocusBack} className={classes.notice}>
      <Files size={20} strokeWidth={2.4} aria-hidden />
      <span>
        <bdi>{t('play:other.note')}</bdi>
      </span>
      <button type="button" data-main onClick={show} disabled={busy}>
        {t('play:newer.show')}
      </button>
      <button type="button" onClick={() => setOther(undefined)} aria-label={t('dialog.close')}>
        <X size={18} strokeWidth={2.6} aria-hidden />
      </button>
    </div>
  );
};
