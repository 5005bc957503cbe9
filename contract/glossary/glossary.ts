import { glossaryMoney } from './money.ts';
import { glossaryPeople } from './people.ts';
import { glossaryTechnique } from './technique.ts';

/** The words of payments, one for each thing in each language; every text of the repository keeps to them. */
export const glossary = { ...glossaryMoney, ...glossaryPeople, ...glossaryTechnique };
