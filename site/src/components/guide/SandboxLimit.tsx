import { formatNumber } from '@balcao/text/numbers.ts';
import exposed from '@facts/exposedLimits.json';
import limits from '@facts/limits.json';
import { useLanguage } from '../useLanguage.ts';

const numbers = { ...limits.sandboxQuotas, exposed };

/** Paths of the numbers of an object: `objects.private`. */
type NumberPath<T> = {
  [K in keyof T & string]: T[K] extends number ? K : `${K}.${NumberPath<T[K]>}`;
}[keyof T & string];

/**
 * A number that bounds the sandbox alone, or one on a public network: `<SandboxLimit is="objects.private" />`,
 * `<SandboxLimit is="exposed.atOnce.tenants.address" />`.
 */
export function SandboxLimit({ is }: { is: NumberPath<typeof numbers> }) {
  const language = useLanguage();
  const found = is
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], numbers);
  // Pages are not type-checked.
  if (typeof found !== 'number') throw new Error(`The contract has no limit ${is}.`);
  return <>{formatNumber(found, language)}</>;
}
