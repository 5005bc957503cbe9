import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random values derived from a seed, in a reproducible order. */
export interface Random {
  /** Integer from 0 up to, but not including, `end`. */
  below(end: number): number;
  of<T>(list: readonly T[]): T;
  /** Returns true in `percent` of 100 cases. */
  percent(percent: number): boolean;
  /** Random UUID (RFC 9562, version 4). */
  uuid(): string;
}

/** @param seed any 32-bit integer */
export function createRandom(seed: number): Random {
  // Spreads the bits of the seed (the finaliser of MurmurHash3), because close seeds start with similar values.
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const generator = xoroshiro128plus(mixed ^ (mixed >>> 16));
  for (let skipped = 0; skipped < 8; skipped += 1) generator.next();
  const below = (end: number) => uniformInt(generator, 0, end - 1);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    percent: (percent) => below(100) < percent,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`,
  };
}
