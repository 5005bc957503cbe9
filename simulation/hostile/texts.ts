import { type Chance, times } from './chance.ts';

/** First and last code point of each range of characters, ASCII first; the last range includes surrogates. */
const planes = [
  [0x20, 0x7e],
  [0x00, 0xff],
  [0x370, 0x6ff],
  [0x1f300, 0x1f64f],
  [0xd7f0, 0xe010],
] as const;

/** Text with any characters, including lone surrogates. */
export const anyText = (chance: Chance, most = 40) =>
  times(chance.below(most + 1), () => {
    const [first, last] = chance.of(planes);
    return String.fromCodePoint(first + chance.below(last - first + 1));
  }).join('');

export const headerText = (chance: Chance) =>
  times(chance.below(60), () => String.fromCharCode(0x21 + chance.below(0x5e))).join('');

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Replaces lone surrogates, which a URL cannot contain. */
export const wellFormed = (text: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(text));

export function anyJson(chance: Chance, levels = 2): unknown {
  const kind = chance.below(levels > 0 ? 7 : 5);
  if (kind === 0) return anyText(chance, 10);
  if (kind === 1) return chance.below(2 ** 31) / chance.of([1, 3, -7]);
  if (kind < 5) return chance.of([null, true, false, 0, '']);
  const inside = times(chance.below(4), () => anyJson(chance, levels - 1));
  if (kind === 5) return inside;
  return Object.fromEntries(inside.map((value) => [anyText(chance, 8), value]));
}
