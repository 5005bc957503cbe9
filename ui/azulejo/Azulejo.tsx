import { useId } from 'react';
import styles from './azulejo.module.css';
import { type TileName, tiles } from './tiles.ts';

const turns = [0, 90, 180, 270];

function TileStrokes({ tile }: { tile: TileName }) {
  return turns.map((turn) => (
    <g key={turn} transform={`rotate(${turn} 32 32)`}>
      <path className={styles.fill} d={tiles[tile].fills} />
      <path className={styles.line} d={tiles[tile].lines} />
    </g>
  ));
}

interface AzulejoProps {
  tile: TileName;
  /** Side in CSS pixels at the default text size. It scales with the text. */
  size?: number;
  /** Whether to draw white strokes on blue, as in the logo. */
  solid?: boolean;
}

export function Azulejo({ tile, size = 48, solid }: AzulejoProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.tile}
      data-solid={solid || undefined}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 64 64"
    >
      <rect className={styles.background} width="64" height="64" rx="8" />
      <TileStrokes tile={tile} />
      <rect className={styles.edge} x=".5" y=".5" width="63" height="63" rx="5" />
    </svg>
  );
}

export function AzulejoField({ tile, size = 64 }: { tile: TileName; size?: number }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={styles.field} width="100%" height="100%">
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" viewBox="0 0 64 64">
        <TileStrokes tile={tile} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
