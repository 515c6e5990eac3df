import { PlaceCard } from './place-card.tsx';
import classes from './place-list.module.css';
import type { Place } from './places.ts';

type Props = {
  readonly courseId: string;
  readonly places: readonly Place[];
  /** Whether the chapters end with quizzes. */
  readonly quizzes: boolean;
  readonly onNavigate?: (() => void) | undefined;
};

/** All places of a course as cards with links to their levels. */
export const PlaceList = ({ courseId, places, quizzes, onNavigate }: Props) => (
  <div className={classes.places}>
    {places.map((place) => (
      <PlaceCard
        key={place.chapter.id}
        courseId={courseId}
        place={place}
        places={places}
        quiz={quizzes && place.chapter.quiz_exists}
        onNavigate={onNavigate}
      />
    ))}
  </div>
);
