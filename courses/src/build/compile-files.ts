import type { Level } from '@hopcode/engine/formats/level';
import type { LevelSource } from '../formats/level-source.ts';

type FileSources = Pick<LevelSource, 'files' | 'keeps' | 'carries'>;
type CompiledFiles = Pick<Level, 'files' | 'keeps' | 'carries'>;

/** The files of a level in the engine's format; empty for a level that is not about files. */
export const compileFiles = ({ files, keeps, carries }: FileSources): CompiledFiles => ({
  ...(files && {
    files: Object.entries(files).map(([name, content]) => ({
      name,
      content: typeof content === 'string' ? { text: content } : content,
    })),
  }),
  ...(keeps && { keeps }),
  ...(carries && { carries: Object.entries(carries).map(([file, from]) => ({ from, file })) }),
});

type NamedLevel = Pick<Level, 'keeps' | 'carries'> & { readonly slug: string };

/** Problems with the files that levels get from earlier levels of the course, as pairs of slug and message. */
export const carryFaults = (
  levels: readonly NamedLevel[],
): readonly (readonly [slug: string, message: string])[] =>
  levels.flatMap(({ slug, carries = [] }, index) =>
    carries.flatMap(({ from, file }): [string, string][] =>
      levels.slice(0, index).some((level) => level.slug === from && level.keeps?.includes(file))
        ? []
        : [[slug, `no earlier level ${from} keeps ${file}`]],
    ),
  );
