import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { drafts } from '../../../lib/progress/drafts.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { ProgramNotice } from './program-notice.tsx';
import { readTabProgram, useKeepTabProgram } from './tab-program.ts';

type Props = {
  readonly data: Pick<PlayableLevel, 'courseId' | 'slug' | 'codeTemplate'>;
  /**
   * The program that the level opened with. This component loads later, so the learner may already have changed the
   * program.
   */
  readonly opensWith: string;
  readonly code: string;
  /** Whether a program is running. In that case the code in the editor stays. */
  readonly busy: boolean;
  readonly onLoad: (code: string) => void;
};

/**
 * Another program for this level: the earlier program of this tab, otherwise a draft from another tab. It differs from
 * the program that the level opened with and from the one in the editor. Undefined if there is no such program, or if
 * it is the template.
 */
const useOther = ({ data: { courseId, slug, codeTemplate }, opensWith, code }: Props) => {
  const [place] = useState(() => draftPlace({ courseId, levelSlug: slug }));
  const [other, setOther] = useState(() => {
    const mine = readTabProgram(place);
    return mine === opensWith ? undefined : (mine ?? drafts.other(place, code));
  });
  if (other === code || other === codeTemplate) setOther(undefined);
  useKeepTabProgram(place, other ?? code, codeTemplate);
  const forget = (): void => {
    if (other !== undefined) drafts.forgetOther(place, other);
  };
  return { other, setOther, forget };
};

/**
 * Offers the earlier program of this tab, or a program from another tab that has not run, if the level opened with a
 * different one. After a switch it offers to switch back.
 */
export const OtherProgram = (props: Props) => {
  const { code, busy, onLoad } = props;
  const t = useWords('play');
  const { other, setOther, forget } = useOther(props);
  if (other === undefined) return null;
  const show = (): void => {
    forget();
    setOther(code);
    onLoad(other);
  };
  const close = (): void => {
    forget();
    setOther(undefined);
  };
  return (
    <ProgramNotice
      icon={Files}
      words={t('play:other.note')}
      show={{ words: t('play:other.show'), onClick: show }}
      busy={busy}
      onClose={close}
    />
  );
};
