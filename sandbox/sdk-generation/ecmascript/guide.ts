import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Guide } from '../generator.ts';

/** What TypeScript and JavaScript tell alike in their README: every line is both. */
export function calls(
  name: string,
  locale: Locale,
): Pick<Guide, 'firstCall' | 'failure' | 'webhook' | 'pages' | 'transport'> {
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
    failure: `import { ApiFailure } from '${name}';

try {
  await client.getPayment('999999');
} catch (failure) {
  if (!(failure instanceof ApiFailure)) throw failure;
  console.log(failure.status, failure.codes, failure.message);
}`,
    webhook: `import { parseWebhook } from '${name}';

const delivery = await parseWebhook(body, header, privateKey);
for (const { id, stateDetails } of delivery?.payments ?? []) {
  console.log(id, stateDetails.state);
}`,
    pages: `for await (const { data } of client.listPaymentsPages({ sort: 'createdAt', limit: 100 })) {
  for (const { id, amount } of data) console.log(id, amount);
}`,
    transport: `const retryingClient = new Client({
  baseUrl: servers.sandbox,
  language: '${language}',
  retries: 2,
  fetch: async (url, request) => {
    const response = await fetch(url, request);
    console.log(request.method, url, response.status);
    return response;
  },
});
await retryingClient.getError('e00502');`,
  };
}
