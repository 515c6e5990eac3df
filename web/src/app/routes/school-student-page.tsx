import { SchoolStudentPage as StudentOfSchoolPage } from '../../features/school-students/student-page.tsx';
import { LazyReplay } from '../lazy-replay.ts';

/** The page of a school's student, with the parts of the play screen that its programs are played by. */
export const SchoolStudentPage = () => <StudentOfSchoolPage replay={LazyReplay} />;
