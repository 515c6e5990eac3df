import encodeQR from 'qr';
import { useMemo } from 'react';

/** The number of light squares around the code. Cameras need them to find the code. */
const QUIET = 4;

/** The dark squares of a code as an SVG path; a square is one unit wide. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

type Props = {
  /** The text in the code. */
  readonly text: string;
  readonly label: string;
  /** A class that sets its width and height. */
  readonly className: string | undefined;
};

/**
 * A QR code as an SVG, so that it is sharp on paper. It is always dark on white, even in the dark scheme, because
 * cameras need that.
 */
export const QrPicture = ({ text, label, className }: Props) => {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET }), [text]);
  const side = rows.length;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="var(--print-paper)" />
      <path d={pathOf(rows)} fill="var(--print-ink)" />
    </svg>
  );
};
