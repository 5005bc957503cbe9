import { glossaryMoney } from './money.ts';
import { glossaryPeople } from './people.ts';
import { glossaryTechnique } from './technique.ts';

/** Terms of payments: one per thing and language, binding for all texts of the repository. */
export const glossary = { ...glossaryMoney, ...glossaryPeople, ...glossaryTechnique };
