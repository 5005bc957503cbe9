import { formatNumber } from '@balcao/text/numbers.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';

const numbers = { ...facts.limits.sandboxQuotas, exposed: facts.exposedLimits };

/** Paths to the numbers in an object: `objects.private`. */
type NumberPath<T> = {
  [K in keyof T & string]: T[K] extends number ? K : `${K}.${NumberPath<T[K]>}`;
}[keyof T & string];

/** Limit that only the sandbox has: `<SandboxLimit is="objects.private" />`, `is="exposed.atOnce.tenants.address"`. */
export function SandboxLimit({ is }: { is: NumberPath<typeof numbers> }) {
  const language = usePage().language.tag;
  const found = is
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], numbers);
  // Checked here, because pages are not type-checked.
  if (typeof found !== 'number') throw new Error(`The contract has no limit ${is}.`);
  return <>{formatNumber(found, language)}</>;
}
