import { locales } from '@balcao/contract/words/locales.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { createSandbox } from '../library/createSandbox.ts';
import { startAt } from './installed.ts';

const script = at('cli', 'build', 'balcao.mjs');

/** Calls a tool that must succeed. */
async function use(client: Client, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  expect(isError, first?.text).not.toBe(true);
  return first?.text ?? '';
}

/** Starts the command like an agent and connects to it with the official client. */
async function agent(...args: string[]) {
  const client = new Client({ name: 'test', version: '0' });
  const env = { PATH: process.env.PATH ?? '', NO_COLOR: '1' };
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [script, 'mcp', ...args],
    env,
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return { client, pid: transport.pid as number };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const reference = { amount: 1000, availableMethods: [{ code: 'MB' }] };
const idIn = (text: string) => /"id": ?"(\w+)"/.exec(text)?.[1] ?? '';

describe('balcao mcp', () => {
  it('serves a sandbox of its own, whose payments and webhooks are real [mcp.command-has-own-sandbox]', async () => {
    const { client } = await agent();
    expect(client.getInstructions()).toContain('http://localhost:');
    const keys = /^keys: (\S+)$/m.exec(await use(client, 'open_tenant'))?.[1];
    const created = await use(client, 'call_operation', {
      operation: 'createReference',
      body: reference,
      keys,
    });
    const payment = idIn(created);
    expect(await use(client, 'pay', { by: 'atm', payment, keys })).toContain('is confirmed');
    const message = await use(client, 'await_deliveries', { payment, timeoutSeconds: 20, keys });
    expect(message).toContain('is delivered.');
    expect(await use(client, 'drop_tenant', { keys })).toContain('is deleted');
  });

  it('uses the keys of a fresh sandbox where a call gives none, and ends with its agent [mcp.command-uses-fresh-keys]', async () => {
    const { client, pid } = await agent();
    expect(await use(client, 'move_clock')).toContain('real time');
    expect(isRunning(pid)).toBe(true);
    await client.close();
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  it('uses a running sandbox by its URL and its keys [mcp.command-uses-running-sandbox]', async () => {
    const sandbox = await createSandbox();
    onTestFinished(() => sandbox.close());
    const { credentials, call } = await sandbox.tenant();
    const { platformCode, privateKey, clientId } = credentials;
    const keys = [platformCode, privateKey, clientId].join(':');
    const { client } = await agent('--url', sandbox.url, '--keys', keys);
    const id = idIn(await use(client, 'call_operation', { operation: 'createReference', body: reference }));
    expect(await call('GET', `/api/payments/${id}`)).toMatchObject({ amount: 1000 });
  });
});

describe('the package', () => {
  it('answers agents at /mcp of a sandbox that it starts [mcp.started-sandbox-answers]', async () => {
    const { started, end } = await startAt(process.execPath, [script, 'start', '--port', '0', '--json'], {});
    onTestFinished(async () => void (await end()));
    const client = new Client({ name: 'test', version: '0' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', started.url)));
    expect(await use(client, 'describe_operation', { operation: 'payAtAtm' })).toContain('POST /sandbox/atm');
    for (const language of locales) {
      const query = { query: 'payment_confirmed', language };
      expect(await use(client, 'search_documentation', query)).toContain('/docs/guides/webhooks');
    }
    await client.close();
  });
});
