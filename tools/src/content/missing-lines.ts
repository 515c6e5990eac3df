import { type CompiledScene, nameInWords } from '@hopcode/courses/scenes/scene-format';
import type { SceneWordsFile } from '@hopcode/translations/scenes/scene-words';

/**
 * Compares the English lines with the scenes of the story. The problems are pictures without a line, and lines without
 * a picture. Each problem is a sentence that starts with the course. `planned` lists chapters, as `courseId/slug`,
 * that have lines but no levels yet.
 */
export const missingLines = (
  scenes: readonly CompiledScene[],
  wordsOf: (courseId: string) => SceneWordsFile | undefined,
  planned: ReadonlySet<string> = new Set(),
): string[] =>
  [...new Set(scenes.map(({ courseId }) => courseId))].flatMap((courseId) => {
    const words = wordsOf(courseId) ?? {};
    const own = scenes.filter((scene) => scene.courseId === courseId);
    const needed = new Set(
      own.flatMap((scene) =>
        scene.pictures.map((picture) => `${scene.chapter} ${nameInWords(scene)} ${picture.words}`),
      ),
    );
    const written = new Set(
      Object.entries(words)
        .filter(([chapter]) => !planned.has(`${courseId}/${chapter}`))
        .flatMap(([chapter, lines]) =>
          Object.entries(lines).flatMap(([scene, texts]) =>
            Object.keys(texts).map((key) => `${chapter} ${scene} ${key}`),
          ),
        ),
    );
    return [
      ...[...needed].filter((line) => !written.has(line)).map((line) => `write the line "${line}"`),
      ...[...written]
        .filter((line) => !needed.has(line))
        .map((line) => `no scene has "${line}": take it out`),
    ].map((problem) => `${courseId}: ${problem}`);
  });
