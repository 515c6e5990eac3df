import { LazyReplay } from '../../features/play/replay/lazy-replay.ts';
import { SchoolStudentPage as StudentOfSchoolPage } from '../../features/school-students/student-page.tsx';

/** The page of a school's student, with the parts of the play screen that replay programs. */
export const SchoolStudentPage = () => <StudentOfSchoolPage replay={LazyReplay} />;
