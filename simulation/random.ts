import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random values from a seed, in a repeatable order. */
export interface Random {
  /** Integer from 0 to below `end`. */
  below(end: number): number;
  of<T>(list: readonly T[]): T;
  /** True in `percent` of 100 cases. */
  percent(percent: number): boolean;
  /** A UUID of version 4 (RFC 9562). */
  uuid(): string;
}

/** @param seed any 32-bit integer */
export function createRandom(seed: number): Random {
  // Spreads the bits of the seed, because neighbouring seeds begin alike (the finaliser of MurmurHash3).
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
