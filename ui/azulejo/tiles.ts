/** Strokes in a quarter of a tile (64 units wide, corner at 0 0). The other quarters are rotated copies. */
export const tiles = {
  star: {
    lines: 'M0 21A21 21 0 0 0 21 0M0 12A12 12 0 0 0 12 0M32 2 37 7 32 12 27 7Z',
    fills: 'M32 32C21 30 16 23 15 15C23 16 30 21 32 32ZM0 6A6 6 0 0 0 6 0L0 0Z',
  },
  lattice: { lines: 'M0 32 32 0M0 22 22 0M32 16 16 32', fills: 'M32 24 24 32 32 32ZM0 10 10 0 0 0Z' },
  rings: {
    lines: 'M0 32A32 32 0 0 0 32 0M32 0A32 32 0 0 0 0 32M32 20A12 12 0 0 0 20 32',
    fills: 'M0 8A8 8 0 0 0 8 0L0 0Z',
  },
  petals: {
    lines: 'M0 16A16 16 0 0 0 16 0M32 32 20 20',
    fills: 'M32 30C25 23 25 11 32 4C39 11 39 23 32 30ZM14 17A4 4 0 1 0 22 17A4 4 0 1 0 14 17Z',
  },
} as const satisfies Record<string, { lines: string; fills: string }>;

export type TileName = keyof typeof tiles;
