import { createFloodLimit } from '../http/limits/flood-limit.ts';

/** Limit for the saves or reports of one student. A page that was offline may send up to 200 in a row. */
const PER_STUDENT = { times: 240, seconds: 60 };
/** Limit for the saves of visitors from one network address, which several classes may share. */
const PER_ADDRESS = { times: 3000, seconds: 60 };

/**
 * Counts saves or reports, per student or per network address of visitors. Returns the seconds to wait if there are too
 * many.
 */
export function createSaveLimit(): (studentId: string | undefined, network: string) => number | undefined {
  const ofStudent = createFloodLimit(PER_STUDENT);
  const ofAddress = createFloodLimit(PER_ADDRESS);
  return (studentId, network) => (studentId === undefined ? ofAddress(network) : ofStudent(studentId));
}
