import { payerOperations } from '@balcao/contract/payer/payerOperations.ts';
import { pageShapes } from '@balcao/contract/resources/checkouts/pageUrl.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { fill } from '@balcao/contract/words/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHashOf } from '../../domain/checkouts/token.ts';
import { sharedTenant } from '../../domain/tenants/tenantCredentials.ts';
import { migratedDatabase, type TestDatabase } from '../../testing/database.ts';
import { plainPages } from '../../testing/payer.ts';
import { openTestSandbox } from '../../testing/testSandbox.ts';

const pages = plainPages;
const routes = [
  ...Object.values(payerOperations).map(({ method, path }) => [method, `/payer${path}`] as const),
  ...Object.values(pageShapes).map((path) => ['GET', path] as const),
];

/** Statuses of every route of a payment page, for the unpaid page of the shared sandbox. */
async function statuses(options: Parameters<typeof openTestSandbox>[1]): Promise<Map<string, number>> {
  const { sandbox, close } = await openTestSandbox(database.location, options);
  const hash = await pageHashOf(sharedTenant, -Number(seed.payments.readyCheckout));
  const found = new Map<string, number>();
  for (const [method, path] of routes) {
    const url = `http://localhost:4000${fill(path, { id: seed.checkouts.ready, hash })}`;
    const call = new Request(url, { method, ...(method === 'POST' && { body: '{}' }) });
    found.set(`${method} ${path}`, (await sandbox.fetch(call)).status);
  }
  await close();
  return found;
}

let database: TestDatabase;
let local: Map<string, number>;
let exposed: Map<string, number>;
beforeAll(async () => {
  database = await migratedDatabase({ kept: true });
  local = await statuses({ pages });
  exposed = await statuses({ pages, exposed: { origins: [] } });
});
afterAll(() => database.drop());

describe('the payment page of the shared sandbox, on a database that was local before', () => {
  it.each(routes.map(([method, path]) => `${method} ${path}`))('is closed at %s', (route) => {
    expect(local.get(route)).not.toBe(404);
    expect(exposed.get(route)).toBe(404);
  });
});
