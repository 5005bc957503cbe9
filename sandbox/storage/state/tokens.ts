import { newToken } from '../../domain/checkouts/token.ts';
import type { Pace } from '../../domain/pace.ts';
import type { Runtime } from '../../domain/runtime.ts';
import type { PortableRow } from './portable.ts';

/** Text in the form of a page token, alone or in a URL. */
const tokenLike = /(?<![A-Za-z0-9])[A-Za-z0-9]{40}(?![A-Za-z0-9])/g;

export type Renewed = ReadonlyMap<string, string>;

/** Creates new page tokens for a state, because the author of the state knows the old ones. */
export async function renewTokens(
  payments: readonly PortableRow[],
  pace: Pace,
  runtime: Pick<Runtime, 'randomUuid'>,
): Promise<Renewed> {
  const renewed = new Map<string, string>();
  for (const row of payments) {
    const token = row.checkout_id;
    if (typeof token === 'string') renewed.set(token, await newToken(runtime));
    await pace();
  }
  return renewed;
}

/** Sequence of as many letters and digits as a token has, in any context. */
const longWord = /[A-Za-z0-9]{40}/;

/** Replaces the old tokens in a row: in its columns, documents, URLs and messages. */
export function withNewTokens(row: PortableRow, renewed: Renewed): PortableRow {
  // Most rows contain no token and need no copy.
  if (renewed.size === 0 || !longWord.test(JSON.stringify(row))) return row;
  const text = (value: string) => value.replace(tokenLike, (found) => renewed.get(found) ?? found);
  return deep(row, text) as PortableRow;
}

function deep(value: unknown, text: (value: string) => string): unknown {
  if (typeof value === 'string') return value.length < 40 ? value : text(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => deep(item, text));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner, text)]));
}
