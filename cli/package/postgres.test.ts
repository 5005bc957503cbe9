import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../tools/test/postgres.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { headersOf, type Installed, installPackage, startInstalled } from './installed.ts';

const initdb = requirements.postgresql.find();

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

it.runIf(initdb)('keeps its data in PostgreSQL, for the next start and for a second process', async () => {
  const database = await openPostgres(String(initdb));
  try {
    const data = ['--database-url', database.url, '--seed', 'loja'];
    const first = await startInstalled(process.execPath, installed, data);
    const headers = headersOf(first.started);
    const post = { method: 'POST', headers, body: JSON.stringify({ amount: 700 }) };
    const created = await fetch(`${first.started.url}/api/payments/references`, post);
    const { data: payment } = await created.json();
    const second = await startInstalled(process.execPath, installed, data);
    const amountAt = async (url: string) => {
      const response = await fetch(`${url}/api/payments/${payment.id}`, { headers });
      return (await response.json()).data.amount;
    };
    expect(await amountAt(second.started.url)).toBe(700);
    expect(await first.end()).toBe(0);
    expect(await second.end()).toBe(0);
    const third = await startInstalled(process.execPath, installed, data);
    expect(third.started).toEqual({ ...first.started, url: third.started.url });
    expect(await amountAt(third.started.url)).toBe(700);
    expect(await third.end()).toBe(0);
  } finally {
    await database.close();
  }
});
