import { levelScene } from '@hopcode/contract/level/scene';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** The pictures and lines of a scene of the story, in a language. */
export const sceneQuery = (courseId: string, scene: string, locale: string) =>
  queryOptions({
    queryKey: ['scene', courseId, scene, locale],
    // If there is no network, the service worker may have a copy.
    networkMode: 'offlineFirst',
    // A failed scene must not delay a child, because the level also works without it.
    retry: false,
    queryFn: ({ signal }) => api(levelScene, { params: { course_slug: courseId, scene }, signal, locale }),
  });
