import { concurrencyMutants } from './concurrencyMutants.ts';
import { hostileMutants } from './hostileMutants.ts';
import { moneyMutants } from './moneyMutants.ts';
import type { Bug, Found, Lie } from './mutant.ts';
import { pageMutants } from './pageMutants.ts';
import { paymentPageMutants } from './paymentPageMutants.ts';
import { processMutants } from './processMutants.ts';
import { webhookMutants } from './webhookMutants.ts';

const foundBy = <By extends string, M>(by: By, mutants: readonly M[]): (M & Found<By>)[] =>
  mutants.map((mutant) => ({ ...mutant, foundBy: by }));

/** Bugs of which the simulation must find nearly all, which proves that it can fail. */
export const bugs: readonly (Bug & Found<'simulation' | 'hostile requests' | 'processes'>)[] = [
  ...foundBy('simulation', [...moneyMutants, ...webhookMutants, ...processMutants]),
  ...foundBy('hostile requests', hostileMutants),
  ...foundBy('processes', concurrencyMutants),
];

export const lies: readonly (Lie & Found<'proofs'>)[] = foundBy('proofs', [...pageMutants, ...paymentPageMutants]);
