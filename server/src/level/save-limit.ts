import { createFloodLimit } from '../http/limits/flood-limit.ts';

/** Saves or reports of one student; a page that was offline sends up to 200 at once. */
const PER_STUDENT = { times: 240, seconds: 60 };
/** Those of visitors from one address, which several classes may share. */
const PER_ADDRESS = { times: 3000, seconds: 60 };

/** Counts saves, or reports, of a student, or of a visitor from a network; the seconds to wait beyond the limit. */
export function createSaveLimit(): (studentId: string | undefined, network: string) => number | undefined {
  const ofStudent = createFloodLimit(PER_STUDENT);
  const ofAddress = createFloodLimit(PER_ADDRESS);
  return (studentId, network) => (studentId === undefined ? ofAddress(network) : ofStudent(studentId));
}
