import type { SandboxCode } from '../errors/sandbox.ts';
import { sandboxQuotas } from '../limits.ts';
import type { Provocation } from './call.ts';

/** How to meet each of the sandbox's own codes. */
export const sandboxProvocations: Readonly<Record<SandboxCode, Provocation>> = {
  s00100: { by: 'fault', fault: 'unavailable' },
  s00101: { by: 'fault', fault: 'unavailable' },
  s00102: { by: 'streams', streams: sandboxQuotas.streamsPerTenant + 1 },
};
