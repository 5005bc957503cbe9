import { glossaryMoney } from './glossary/money.ts';
import { glossaryPeople } from './glossary/people.ts';
import { glossaryTechnique } from './glossary/technique.ts';

/** The words of payments, one for each thing in each language; every text of the repository keeps to them. */
export const glossary = { ...glossaryMoney, ...glossaryPeople, ...glossaryTechnique };
