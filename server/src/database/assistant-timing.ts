import type { AssistantTiming } from '@hopcode/contract/student/student';
import { type RawBuilder, sql } from 'kysely';

/**
 * When the assistant gives tips to a student. Never if it is not enabled. Otherwise the student's setting decides, then
 * that of the class, then `asks`. `students` is the name of the students' table in the statement.
 */
export function assistantTiming(students: 'students' | 's'): RawBuilder<AssistantTiming> {
  const column = (name: string) => sql.ref(`${students}.${name}`);
  return sql<AssistantTiming>`case when not ${column('assistant_enabled')} then 'off' else coalesce(
    ${column('own_assistant_timing')},
    (select of_class.assistant_timing from classes of_class
      where of_class.tenant_id = ${column('tenant_id')} and of_class.id = ${column('class_id')}),
    'asks') end`;
}
