import { z } from 'zod';

/** Limits of the small file system of a run. `bytes` is the size of one file. */
export const FILE_LIMITS = { files: 20, bytes: 20_000, name: 60 } as const;

/** How many files a level may pass on to later levels, and how many it may get from earlier ones. */
export const MOST_HANDED_FILES = 3;

/** The longest base64 text of a file: four characters for three bytes. */
const LONGEST_BASE64 = Math.ceil(FILE_LIMITS.bytes / 3) * 4;

/** The name of a file, without a path, because the file system of a run has no folders. */
export const fileNameSchema = z
  .string()
  .min(1)
  .max(FILE_LIMITS.name)
  .refine((name) => !name.includes('/') && !name.includes('\0') && name !== '.' && name !== '..', {
    error: 'not a name of a file',
  });

/** The contents of a file: text, or bytes in base64 if they are not UTF-8 text (a pickle). */
export const fileContentSchema = z.union([
  z.strictObject({ text: z.string().max(FILE_LIMITS.bytes) }),
  z.strictObject({ base64: z.base64().max(LONGEST_BASE64) }),
]);
export type FileContent = z.infer<typeof fileContentSchema>;

/** A file that a level gives to a program, or that a run passes on. */
export const levelFileSchema = z.strictObject({ name: fileNameSchema, content: fileContentSchema });
export type LevelFile = z.infer<typeof levelFileSchema>;

/** A file at the end of a run. `open` if the program has not closed it, so part of its contents may be missing. */
export const endFileSchema = levelFileSchema.extend({ open: z.literal(true).optional() });
export type EndFile = z.infer<typeof endFileSchema>;

/** All files at one moment, in the order of their names. */
export const endFilesSchema = z.array(endFileSchema).max(FILE_LIMITS.files);

/** The format that a file goal requires. Without a value, any file in that format counts. */
export const fileFormSchema = z.enum(['json', 'csv', 'text', 'pickle']);
export type FileForm = z.infer<typeof fileFormSchema>;
