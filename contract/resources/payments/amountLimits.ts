import type { MethodCode } from './enums.ts';

/** Amounts each method takes, in cents; the provider sets them per entity, the sandbox keeps these. */
export const methodLimits = {
  CC: { minCents: 50, maxCents: 1_000_000 },
  MB: { minCents: 100, maxCents: 9_999_999 },
  MW: { minCents: 50, maxCents: 500_000 },
} as const satisfies Record<MethodCode, { minCents: number; maxCents: number }>;
