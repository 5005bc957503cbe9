import { moneyMutants } from './moneyMutants.ts';
import type { Mutant } from './mutant.ts';
import { processMutants } from './processMutants.ts';
import { webhookMutants } from './webhookMutants.ts';

/** Bugs of which the simulation has to find nearly all: it shows that it can fail. */
export const mutants: readonly Mutant[] = [...moneyMutants, ...webhookMutants, ...processMutants];
