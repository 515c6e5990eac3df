import '@mantine/core/styles/Input.layer.css';
import { organizationBulkCreateStudents } from '@hopcode/contract/organization/students';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api/api.ts';
import { type FailureCode, failureCodeOf } from '../../lib/forms/refusal.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ClassSelect } from './class-select.tsx';
import { decodeList } from './decode-list.ts';
import { ListPreview, type PreviewedStudent } from './list-preview.tsx';
import type { MadeStudent } from './made-students.tsx';
import { type NameList, readNameList } from './name-list.ts';
import classes from './school-students.module.css';

/** The maximum size of a file, in bytes. A list of 500 names is about a hundred times smaller. */
const FILE_LIMIT = 2_000_000;

type Props = {
  /** The list as the user typed it. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly classId: string;
  readonly onClass: (classId: string) => void;
  readonly onMade: (students: readonly MadeStudent[]) => Promise<void>;
};

type Preview = { readonly list: NameList; readonly students: readonly PreviewedStudent[] };

type ListFormProps = Pick<Props, 'text' | 'onText' | 'classId' | 'onClass'> & {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly looking: boolean;
  readonly failure: FailureCode | undefined;
  /** Called with a list that has at least one name, or at least one line with a problem. */
  readonly onList: (list: NameList) => void;
};

/** The form to paste a list, or to load it from a file. */
const ListForm = ({ field, looking, failure, onList, ...props }: ListFormProps) => {
  const { text, onText, classId, onClass } = props;
  const t = useWords('school', 'account');
  const locale = useLocale();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'empty' | 'file'>();
  const takeFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = event.currentTarget.files?.[0];
    // Without this, the browser would not report the same file again after the user has corrected it.
    event.currentTarget.value = '';
    if (!chosen) return;
    const read =
      chosen.size > FILE_LIMIT ? undefined : decodeList(new Uint8Array(await chosen.arrayBuffer()), locale);
    setProblem(read === undefined ? 'file' : undefined);
    if (read?.trim() === '') setProblem('empty');
    else if (read !== undefined) onText(read.replace(/^\uFEFF/, ''));
    field.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (looking) return;
    const heads = { full_name: t('school:student.fullName'), username: t('school:student.username') };
    const list = readNameList(text, heads);
    const isEmpty = list.students.length === 0 && list.problems.length === 0;
    setProblem(isEmpty ? 'empty' : undefined);
    if (isEmpty) field.current?.focus();
    else onList(list);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        ref={field}
        size="md"
        rows={10}
        label={t('school:students.list')}
        description={t('school:students.listHint')}
        error={problem === undefined ? undefined : t(`school:students.listProblem.${problem}`)}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          aria-label={t('school:students.file')}
          onChange={(event) => void takeFile(event)}
        />
        <Button
          variant="default"
          leftSection={<FileUp size={20} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          {t('school:students.chooseFile')}
        </Button>
      </div>
      <ClassSelect
        isOwnOnly
        label={t('school:student.class')}
        none={t('school:student.noClass')}
        value={classId}
        onChange={onClass}
      />
      <FormError failure={failure} />
      <div>
        <SubmitButton sending={looking}>{t('school:students.look')}</SubmitButton>
      </div>
    </form>
  );
};

/** Adds a list of students, pasted or from a file. Shows a preview first, then creates all of them with one request. */
export const ManyStudentsForm = ({ text, onText, classId, onClass, onMade }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<Preview>();

  const send = ({ students }: NameList, isPreview: boolean) =>
    api(organizationBulkCreateStudents, {
      body: { students: [...students], class_id: classId === '' ? null : classId, preview: isPreview },
    });
  const look = useMutation({
    mutationFn: async (list: NameList): Promise<Preview> => {
      // If the list has only problems and no names, no request is needed.
      if (list.students.length === 0) return { list, students: [] };
      return { list, students: (await send(list, true)).students };
    },
    onSuccess: setPreview,
  });
  const make = useMutation({
    mutationFn: (list: NameList) => send(list, false),
    onSuccess: ({ students }) =>
      onMade(
        students.flatMap(({ id, password, ...rest }) =>
          id === null || password === null ? [] : [{ ...rest, id, password }],
        ),
      ),
  });

  if (preview)
    return (
      <ListPreview
        wished={preview.list.students}
        problems={preview.list.problems}
        ignored={preview.list.ignored}
        students={preview.students}
        sending={make.isPending}
        failure={make.isError ? failureCodeOf(make.error) : undefined}
        onMake={() => make.mutate(preview.list)}
        onBack={() => {
          flushSync(() => setPreview(undefined));
          make.reset();
          field.current?.focus();
        }}
      />
    );
  return (
    <ListForm
      field={field}
      text={text}
      onText={onText}
      classId={classId}
      onClass={onClass}
      looking={look.isPending}
      failure={look.isError ? failureCodeOf(look.error) : undefined}
      onList={look.mutate}
    />
  );
};
