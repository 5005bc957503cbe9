import { exposedLimits } from '../control/exposedLimits.ts';
import { sandboxQuotas } from '../control/sandboxQuotas.ts';
import type { SandboxCode } from '../errors/s00100-s00104.sandbox.ts';
import type { ErrorCode } from '../errors.ts';
import { cardScenarios } from '../scenarios/cards.ts';
import { phoneScenarios } from '../scenarios/phones.ts';
import { fieldProvocations } from './fields.ts';
import type { Provocation } from './provocation.ts';
import { ruleProvocations } from './rules.ts';

/** How to meet each of the sandbox's own codes. */
export const sandboxProvocations: Readonly<Record<SandboxCode, Provocation>> = {
  s00100: { by: 'fault', fault: 'unavailable' },
  s00101: { by: 'fault', fault: 'unavailable' },
  s00102: { by: 'streams', streams: sandboxQuotas.streamsPerTenant + 1 },
  s00103: { by: 'requests', requests: exposedLimits.perMinute.requests.platform + 1 },
  s00104: { by: 'pipelining' },
};

function phoneOf(code: ErrorCode): Provocation {
  const scenario = phoneScenarios.find((candidate) => candidate.code === code);
  if (!scenario) throw new Error(`No magic phone ends in ${code}.`);
  return { by: 'phone', phone: scenario.phone, ...(scenario.whenSaved && { saved: true }) };
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
