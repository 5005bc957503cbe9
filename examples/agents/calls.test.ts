import { errors } from '@balcao/contract/errors.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { agentFiles } from './agentFiles.ts';

/** The calls that stand in the sentences of the files for coding agents, made against a sandbox. */
const text = [...agentFiles()].flatMap(([file, content]) => (file.endsWith('.md') ? content : [])).join('\n');
const written = text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`\s]+)`/g);
const calls = [...new Set([...written].map(([, call = '']) => call))];

/** What stands in the place of a name in braces. */
const values: Record<string, string> = {
  id: seed.payments.confirmedReference,
  uuid: seed.terminals[0].uuid,
  errorCode: Object.keys(errors)[0] ?? '',
  key: 'ORDER-1',
  cents: '1000',
  time: '2026-01-15T10:00:00%2B00:00',
};

test('the files name calls of both APIs', () => {
  expect(calls.length).toBeGreaterThan(15);
  for (const base of ['/api/', '/sandbox/']) expect(calls.some((call) => call.includes(base))).toBe(true);
});

/** How a path, or a method of it, is refused that no operation has; an unknown id has a code of its own. */
const unknownPath = '404 e00500';

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => {
  sandbox = await openTestSandbox({ sqlite: ':memory:' });
});
afterAll(() => sandbox.close());

/** Whether a call reaches an operation: without a body many are refused, for what they lack. */
async function reaches(call: string): Promise<boolean> {
  const filled = call.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
  const [method = '', path = ''] = filled.split(' ');
  const { status, refusals } = await sandbox.api.send(method, path);
  return method === 'GET' ? status === 200 : !refusals.includes(unknownPath);
}

test.each(calls)('%s reaches an operation of the sandbox', async (call) => {
  expect(await reaches(call)).toBe(true);
});

test.each(['GET /api/refunds', 'POST /api/refunds', 'POST /api/payments/{id}/refund', 'PUT /api/token'])(
  '%s would be found out',
  async (call) => {
    expect(await reaches(call)).toBe(false);
  },
);
