import { NewSchoolNote } from './new-school-note.tsx';
import classes from './payment.module.css';
import { SchoolPlanNote } from './school-plan-note.tsx';

/** The notes for the admin of a school on the billing page, above the plan. */
export const AdminNotes = ({ onDone }: { readonly onDone: (words: string) => void }) => (
  <div className={classes.notes}>
    <NewSchoolNote />
    <SchoolPlanNote onDone={onDone} />
  </div>
);
