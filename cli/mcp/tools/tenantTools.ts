import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import * as z from 'zod';
import { done } from '../results/toolResult.ts';
import { tool } from './tool.ts';

export const openTenant = tool({
  description:
    'Opens a private sandbox: a tenant with data, keys and a clock of its own, which nobody else sees. Gives its keys for the other tools (`keys`) and for the program under test.',
  input: z.object({
    seed: z
      .string()
      .max(100)
      .optional()
      .describe('The same text gives the same keys and ids anywhere; a random one when left out'),
  }),
  needsKeys: false,
  isReadOnly: false,
  async run({ call, url }, { seed }) {
    const called = await call<Tenant>('POST', '/sandbox/tenants', { seed });
    if (!called.ok) return called.refusal;
    const { platformCode, privateKey, clientId, workbenchUrl } = called.data;
    return done(
      [
        `keys: ${[platformCode, privateKey, clientId].join(':')}`,
        `REST API: ${url}/api, with Basic credentials ${platformCode}:${privateKey} and the header PayPay-ClientId: ${clientId}`,
        `Webhooks are signed with the private key, ${privateKey}.`,
        `Workbench, for a person to look on: ${workbenchUrl}`,
        'drop_tenant deletes it with all its data.',
      ].join('\n'),
    );
  },
});

export const dropTenant = tool({
  description: 'Deletes the private sandbox whose keys are given, with all its data. The shared one cannot be deleted.',
  input: z.object({}),
  needsKeys: true,
  isReadOnly: false,
  async run({ call, credentials }) {
    const called = await call('DELETE', '/sandbox/tenants');
    if (!called.ok) return called.refusal;
    return done(`The private sandbox of platform ${credentials?.platformCode} is deleted.`);
  },
});
