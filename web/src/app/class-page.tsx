import { lazy } from 'react';
import { ClassPage as SchoolClassPage } from '../features/school/class-page.tsx';

/** Stage, Python's words and the time bar come with the first program that is opened. */
const ProgramReplay = lazy(() =>
  import('./program-replay.tsx').then((file) => ({ default: file.ProgramReplay })),
);

/** The page of a class, with the parts of the play screen that its programs are played by. */
export const ClassPage = () => <SchoolClassPage replay={ProgramReplay} />;
