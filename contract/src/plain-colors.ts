/**
 * Colours for emails, and for the page that the server shows when it refuses a request. Neither can use the styles of
 * the pages. The green, `meadow`, is also a colour of the palette. The palette's tests (web/src/lib/palette) check that
 * both are equal and have enough contrast.
 */
export const PLAIN_COLORS = {
  ink: '#2b2118',
  ground: '#f3ead7',
  card: '#ffffff',
  meadow: '#24652b',
} as const;
