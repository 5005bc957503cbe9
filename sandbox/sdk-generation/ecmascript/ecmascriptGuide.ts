import { ownSdkOptions } from '@balcao/contract/resources/sdks/options.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { GuidePrograms } from '../generator.ts';

const failing = (name: string, call: string) => `import { ApiFailure } from '${name}';

try {
  await ${call};
} catch (failure) {
  if (!(failure instanceof ApiFailure)) throw failure;
  console.log(failure.status, failure.codes, failure.message);
}`;

const retrying = (
  client: string,
  servers: string,
  language: string,
  call: string,
) => `const retrying${client} = new ${client}({
  baseUrl: ${servers}.sandbox,
  language: '${language}',
  retries: 2,
  fetch: async (url, request) => {
    const response = await fetch(url, request);
    console.log(request.method, url, response.status);
    return response;
  },
});
await retrying${client}.${call};`;

/** README programs that are valid in both TypeScript and JavaScript. */
export function calls(name: string, locale: Locale): GuidePrograms {
  const language = locale.toUpperCase();
  return {
    firstCall: `import { Client, servers } from '${name}';

const client = new Client({
  baseUrl: servers.sandbox,
  language: '${language}',
  platformCode: '${seed.platform.code}',
  privateKey: '${seed.platform.privateKey}',
  clientId: '${seed.entity.clientId}',
});

const payment = await client.createReference({ amount: 1000 });
console.log(payment.referenceDetails.entity, payment.referenceDetails.reference);`,
    failure: failing(name, "client.getPayment('999999')"),
    webhook: `import { parseWebhook, WebhookFailure } from '${name}';

try {
  const event = await parseWebhook(body, header, privateKey);
  if (event.action === 'payment_confirmed') {
    for (const { id, stateDetails } of event.payments) console.log(id, stateDetails.state);
  }
} catch (failure) {
  if (!(failure instanceof WebhookFailure)) throw failure;
  console.log(failure.reason, failure.message);
}`,
    pages: `for await (const { data } of client.listPaymentsPages({ sort: 'createdAt', limit: 100 })) {
  for (const { id, amount } of data) console.log(id, amount);
}`,
    transport: retrying('Client', 'servers', language, "getError('e00502')"),
  };
}

/** README programs of the control API: a shop of a private sandbox is paid at the cash machine. */
export function sandboxCalls(name: string, locale: Locale): GuidePrograms {
  const language = locale.toUpperCase();
  return {
    firstCall: `import { Client, servers } from '${ownSdkOptions.payments.typescript.npmName.default}';
import { Sandbox, servers as simulators } from '${name}';

const anyone = new Sandbox({ baseUrl: simulators.sandbox, language: '${language}' });
const { platformCode, privateKey, clientId } = await anyone.createTenant();
const client = new Client({ baseUrl: servers.sandbox, language: '${language}', platformCode, privateKey, clientId });
const sandbox = new Sandbox({ baseUrl: simulators.sandbox, language: '${language}', platformCode, privateKey });

const { id, amount, referenceDetails } = await client.createReference({ amount: 1000 });
const { entity = '', reference = '' } = referenceDetails;
await sandbox.payAtAtm({ entity, reference, amount });
console.log((await client.getPayment(id)).stateDetails.state);`,
    failure: failing(name, "sandbox.payAtAtm({ entity, reference: '000000000', amount })"),
    transport: retrying('Sandbox', 'simulators', language, 'getHealth()'),
  };
}
