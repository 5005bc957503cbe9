import type { SandboxCode } from '../../errors/s00100-s00104.sandbox.ts';
import type { ErrorCode } from '../../errors.ts';
import { acquirerRemedies } from './acquirer.ts';
import { requestRemedies, ruleRemedies } from './fields.ts';
import type { Remedies } from './remedy.ts';
import { accessRemedies, businessRemedies, customerRemedies } from './rules.ts';

/** What follows the remedy of each code after its provocation; one without an entry does not compile. */
export const remedies: Readonly<Record<ErrorCode, Remedies>> = {
  ...accessRemedies,
  ...requestRemedies,
  ...ruleRemedies,
  ...businessRemedies,
  ...acquirerRemedies,
  ...customerRemedies,
};

/** The same for the sandbox's own codes. */
export const sandboxRemedies: Readonly<Record<SandboxCode, Remedies>> = {
  s00100: [{ by: 'repetition' }],
  s00101: [{ by: 'repetition' }],
  s00102: [{ by: 'fewer streams' }],
  s00103: [{ by: 'repetition' }],
  s00104: [{ by: 'repetition' }],
};
