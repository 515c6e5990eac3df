import { TEMPLATE_LIMIT, TUTORIAL_LIMIT } from '@hopcode/contract/creative/creative-level';
import { BookOpen, CodeXml, Hammer } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { AuthorSlots } from '../../../ui/author-program/author-slots.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingSign } from '../../../ui/loading-sign.tsx';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import { thingWords } from '../board/cell-words.ts';
import { commandCall } from '../model/command-call.ts';
import { STRUCTURES } from '../model/command-forms.ts';
import type { Design } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import classes from './dialogs.module.css';

const TutorialPreview = lazy(() =>
  import('./tutorial-preview.tsx').then((file) => ({ default: file.TutorialPreview })),
);

const TABS = ['code', 'tutorial', 'cookbook'] as const;
type Tab = (typeof TABS)[number];
const ICONS = { code: CodeXml, tutorial: BookOpen, cookbook: Hammer } as const;

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly design: Pick<Design, 'template' | 'tutorial'>;
  readonly slots: AuthorSlots;
  readonly dispatch: (event: EditorEvent) => void;
};

/** Lists every structure with its call and its default cost. */
const Cookbook = () => {
  const t = useWords('creator', 'engine');
  return (
    <>
      <p>{t('creator:code.cookbookIntro')}</p>
      <ul>
        {STRUCTURES.map(({ thing, cost }) => (
          <li key={thing}>
            <code dir="ltr">{commandCall('build', thing)}</code>
            <br />
            {t('creator:code.cost', { count: cost.amount, thing: thingWords(cost.type, t, cost.amount) })}
          </li>
        ))}
      </ul>
    </>
  );
};

const Tutorial = ({ design, dispatch }: Pick<Props, 'design' | 'dispatch'>) => {
  const t = useWords('creator');
  return (
    <div className={classes.two}>
      <label className={classes.field}>
        <span>{t('creator:code.markdown')}</span>
        <textarea
          rows={12}
          maxLength={TUTORIAL_LIMIT}
          value={design.tutorial}
          dir="auto"
          onChange={(event) =>
            dispatch({
              type: 'design-changed',
              change: { tutorial: event.currentTarget.value },
              group: 'tutorial',
            })
          }
        />
      </label>
      <section aria-label={t('creator:code.preview')} className={classes.preview}>
        <Suspense fallback={<LoadingSign height={160} />}>
          <TutorialPreview markdown={design.tutorial} />
        </Suspense>
      </section>
    </div>
  );
};

/** Edits the code template and the tutorial, with a live preview. Shows examples of `build`. */
export const CodeDialog = ({ opened, onClose, design, slots: { CodeEditor }, dispatch }: Props) => {
  const t = useWords('creator');
  const id = useId().replaceAll(':', '');
  const [tab, setTab] = useState<Tab>('code');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('creator:code.title')} size={860}>
      <PanelTabs
        id={id}
        label={t('creator:code.title')}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((value) => {
          const Icon = ICONS[value];
          return { value, label: t(`creator:code.tab.${value}`), icon: <Icon size={18} strokeWidth={2.4} /> };
        })}
      />
      <div role="tabpanel" id={`${id}-${tab}`} aria-labelledby={`${id}-${tab}-tab`}>
        {tab === 'code' ? (
          <div className={classes.code}>
            <Suspense fallback={<LoadingSign height={200} />}>
              <CodeEditor
                code={design.template}
                onChange={(code) =>
                  dispatch({
                    type: 'design-changed',
                    change: { template: code.slice(0, TEMPLATE_LIMIT) },
                    group: 'template',
                  })
                }
                label={t('creator:code.tab.code')}
              />
            </Suspense>
          </div>
        ) : null}
        {tab === 'tutorial' ? <Tutorial design={design} dispatch={dispatch} /> : null}
        {tab === 'cookbook' ? <Cookbook /> : null}
      </div>
    </Dialog>
  );
};
