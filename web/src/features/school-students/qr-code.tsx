import encodeQR from 'qr';
import { useMemo } from 'react';
import classes from './login-cards.module.css';

type Props = { readonly text: string; readonly label: string };

/** A QR code as a picture of lines, sharp on paper. Around it stays the white border that cameras look for. */
export const QrCode = ({ text, label }: Props) => {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
    const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
