import { FARM_NAMESPACES } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { HomePage } from './home-page.tsx';
import { ChallengePage, CreativePage, PlayPage } from './play-page.tsx';

const PAGES = { home: HomePage, play: PlayPage, challenge: ChallengePage, creative: CreativePage };

type Props = { readonly page: keyof typeof PAGES };

/** A page that shows a level. This module and its imports form the chunk `play`, which only these pages load. */
export const LevelPage = ({ page }: Props) => {
  // Loads these words for everything on the page.
  useWords(...FARM_NAMESPACES);
  const Page = PAGES[page];
  return <Page />;
};
