/**
 * Colours of what has no styles of the pages: emails, and the page that the server shows instead of a refusal. The green
 * is one of the palette; its tests (web/src/lib/palette) compare it and check the contrast.
 */
export const PLAIN_COLORS = {
  ink: '#2b2118',
  ground: '#f3ead7',
  card: '#ffffff',
  meadow: '#24652b',
} as const;
