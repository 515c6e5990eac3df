import { LazyReplay } from '../../features/play/replay/lazy-replay.ts';
import { ClassPage as SchoolClassPage } from '../../features/school/class-page.tsx';

/** The page of a class, with the parts of the play screen that replay programs. */
export const ClassPage = () => <SchoolClassPage replay={LazyReplay} />;
