import type { QuizPart, QuizQuestion } from '@hopcode/contract/quiz/question';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { paintThumbnail } from '../../stage/thumbnail.ts';
import { letterOf } from './part.tsx';
import classes from './quiz.module.css';

type Props = {
  readonly picture: NonNullable<QuizQuestion['picture']>;
  /** The parts whose tiles the picture marks with letters. */
  readonly marks: readonly QuizPart[];
};

const TILE_PIXELS = 32;

/** The farm of a question. The map is not mirrored in right-to-left languages. */
const FarmPicture = ({ picture: { level, words }, marks }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, width } = useElementSize();
  const avatar = useCurrentUser()?.student_details?.character ?? 'Rabbit';
  const [columns, rows] = mapSize(level.map);
  useEffect(() => {
    if (!canvas.current || width === 0) return;
    // Without the atlas the picture stays empty, and its text alternative describes it.
    void paintThumbnail(canvas.current, level, {
      size: { width, height: (width * rows) / columns },
      avatar,
    });
  }, [level, avatar, width, columns, rows]);
  return (
    <div
      ref={ref}
      className={classes.picture}
      dir="ltr"
      role="img"
      aria-label={words}
      style={{ aspectRatio: `${columns} / ${rows}`, maxWidth: columns * TILE_PIXELS }}
    >
      <canvas ref={canvas} />
      {marks.map(({ key, tile }) =>
        tile === undefined ? null : (
          <b
            key={key}
            style={{
              left: `${((tile[0] + 0.5) / columns) * 100}%`,
              top: `${((tile[1] + 0.5) / rows) * 100}%`,
            }}
          >
            {letterOf(key)}
          </b>
        ),
      )}
    </div>
  );
};

/** The picture of a question, with marks for the options. Renders nothing if the question has no picture. */
export const QuestionPicture = ({ question }: { readonly question: QuizQuestion }) =>
  question.picture ? (
    <FarmPicture picture={question.picture} marks={'options' in question ? question.options : []} />
  ) : null;
