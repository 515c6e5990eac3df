import type { Level } from '@hopcode/engine/formats/level';
import { type LevelFile, levelFileSchema, MOST_HANDED_FILES } from '@hopcode/engine/formats/level-file';
import type { Proof } from '@hopcode/engine/formats/proof';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

const keptSchema = z.array(levelFileSchema).max(MOST_HANDED_FILES);

/**
 * The files that a level passes on to later levels, as its replayed run left them on the shown farm. Undefined if there
 * are none.
 */
export function filesToKeep(
  { keeps = [] }: Pick<Level, 'keeps'>,
  proof: Proof | undefined,
): readonly LevelFile[] | undefined {
  const files = proof?.runs[0]?.files ?? [];
  const kept = files.filter(({ name }) => keeps.includes(name)).slice(0, MOST_HANDED_FILES);
  return kept.length === 0 ? undefined : kept.map(({ name, content }) => ({ name, content }));
}

/**
 * The files that a student's earlier levels have passed on to this level. Levels that have passed on no files are left
 * out.
 */
export async function carriedFiles(
  db: Database,
  student: StudentKey,
  courseId: string,
  { carries = [] }: Pick<Level, 'carries'>,
): Promise<LevelFile[]> {
  if (carries.length === 0) return [];
  const rows = await db
    .selectFrom('level_progress')
    .select(['level_slug', 'kept_files'])
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where(
      'level_slug',
      'in',
      carries.map(({ from }) => from),
    )
    .execute();
  const kept = new Map(rows.map((row) => [row.level_slug, keptSchema.safeParse(row.kept_files).data ?? []]));
  return carries.flatMap(({ from, file }) => kept.get(from)?.filter(({ name }) => name === file) ?? []);
}
