import type { AssistantTiming } from '@hopcode/contract/student/student';
import { type RawBuilder, sql } from 'kysely';

/**
 * When the assistant gives tips to a student. It is 'off' if the assistant is not enabled for the student. Otherwise
 * the student's own setting decides, then the setting of the class; the default is `asks`. `students` is the name of
 * the table of students in the query.
 */
export function assistantTiming(students: 'students' | 's'): RawBuilder<AssistantTiming> {
  const column = (name: string) => sql.ref(`${students}.${name}`);
  return sql<AssistantTiming>`case when not ${column('assistant_enabled')} then 'off' else coalesce(
    ${column('own_assistant_timing')},
    (select of_class.assistant_timing from classes of_class
      where of_class.tenant_id = ${column('tenant_id')} and of_class.id = ${column('class_id')}),
    'asks') end`;
}
