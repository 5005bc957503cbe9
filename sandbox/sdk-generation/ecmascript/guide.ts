import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Guide } from '../generator.ts';

/** What TypeScript and JavaScript tell alike in their README: every line is both. */
export function calls(name: string): Pick<Guide, 'firstCall' | 'failure' | 'webhook'> {
  return {
    firstCall: `import { Client, servers } from '${name}';

const client = new Client({
  baseUrl: servers.sandbox,
  platformCode: '${seed.platform.code}',
  privateKey: '${seed.platform.privateKey}',
  clientId: '${seed.entity.clientId}',
});

const payment = await client.createReference({ amount: 1000 });
console.log(payment.referenceDetails.entity, payment.referenceDetails.reference);`,
    failure: `import { ApiFailure } from '${name}';

try {
  await client.getPayment('999999');
} catch (failure) {
  if (!(failure instanceof ApiFailure)) throw failure;
  console.log(failure.status, failure.codes, failure.message);
}`,
    webhook: `import { verifySignature } from '${name}';

const genuine = await verifySignature(body, header, privateKey);`,
  };
}

/** What `npm` needs to know of either. */
export function manifest(name: string, version: string, description: string): Record<string, unknown> {
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
  };
}
