/** A lie to plant: one text of one file replaced by another, and the claim that has to catch it. */
export interface Mutant {
  /** What becomes false. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  page: string;
  /** Beginning of the sentence whose row fails. */
  caughtBy: string;
}

const responseStatus = 'guides/webhooks/response-status';

/** Lies in what the sandbox does, and in what the pages say. */
export const mutants: readonly Mutant[] = [
  {
    name: 'the sandbox accepts another 2xx status',
    file: 'contract/resources/webhooks/acceptedStatuses.ts',
    find: 'webhook: [200, 201, 202, 204]',
    replace: 'webhook: [200, 201, 202, 204, 206]',
    page: responseStatus,
    caughtBy: 'Tudo o resto é uma falha',
  },
  {
    name: 'each attempt is signed with the time of the first',
    file: 'sandbox/webhooks/attempt.ts',
    find: 'Math.floor(at / 1000)',
    replace: 'Math.floor(delivery.createdAt / 1000)',
    page: responseStatus,
    caughtBy: 'O corpo é sempre o mesmo',
  },
  {
    name: 'an accepted delivery does not reset the count of failures',
    file: 'sandbox/services/webhooks/recordDeliveryResults.ts',
    find: 'delivery.webhookId !== null) accepted.add',
    replace: 'delivery.webhookId === null) accepted.add',
    page: responseStatus,
    caughtBy: 'Uma só entrega aceite põe a conta a zero',
  },
  {
    name: 'the page says that notifications of a disabled subscription arrive later',
    file: 'site/docs/guides/webhooks/response-status.mdx',
    find: 'esses avisos não são enviados depois',
    replace: 'esses avisos são enviados depois',
    page: responseStatus,
    caughtBy: 'Enquanto está desativada, o que acontece não fica à espera',
  },
];
