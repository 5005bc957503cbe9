import type { ErrorCode } from './errors.ts';
import type { Provocation } from './provocations/call.ts';
import { fieldProvocations } from './provocations/fields.ts';
import { ruleProvocations } from './provocations/rules.ts';
import { cardScenarios } from './scenarios/cards.ts';
import { phoneScenarios } from './scenarios.ts';

function phoneOf(code: ErrorCode): Provocation {
  const scenario = phoneScenarios.find((candidate) => candidate.code === code);
  if (!scenario) throw new Error(`No magic phone ends in ${code}.`);
  return { by: 'phone', phone: scenario.phone };
}

const declined = cardScenarios.find(({ code }) => code === 'e02433');

/** How to meet each code of the catalogue; one without an entry does not compile. */
export const provocations: Readonly<Record<ErrorCode, Provocation>> = {
  ...fieldProvocations,
  ...ruleProvocations,
  e02433: { by: 'card', number: declined?.number ?? '' },
  e04007: phoneOf('e04007'),
  e04010: phoneOf('e04010'),
  e04020: phoneOf('e04020'),
  e04100: phoneOf('e04100'),
  e04101: phoneOf('e04101'),
  e04102: phoneOf('e04102'),
  e04103: phoneOf('e04103'),
  e04104: phoneOf('e04104'),
  e04110: phoneOf('e04110'),
  e04111: phoneOf('e04111'),
  e04112: phoneOf('e04112'),
  e04113: phoneOf('e04113'),
  e04120: phoneOf('e04120'),
  e04121: phoneOf('e04121'),
  e04122: phoneOf('e04122'),
  e04123: phoneOf('e04123'),
  e04124: phoneOf('e04124'),
  e04125: phoneOf('e04125'),
  e04201: phoneOf('e04201'),
  e04202: phoneOf('e04202'),
  e04999: phoneOf('e04999'),
};
