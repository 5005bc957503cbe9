import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type ConnectedTools, connectTools } from './connectTools.ts';
import { smallDocumentation } from './smallDocumentation.ts';

interface TestTools extends Pick<ConnectedTools, 'client' | 'use'> {
  /** Calls the sandbox without a tool. */
  fetch(request: Request): Promise<Response>;
  keys: string;
  /** Responds to messages that are not sent to the sandbox's own receiver. */
  receive(body: string, headers: Headers): number;
  worked(name: string, input?: Record<string, unknown>): Promise<string>;
  failed(name: string, input?: Record<string, unknown>): Promise<string>;
  done(name: string, input?: Record<string, unknown>): Promise<string>;
  /** Calls a tool as the tenant. The tool must refuse, with a reason and a remedy. */
  refused(name: string, input?: Record<string, unknown>): Promise<string>;
  payAtAtm(payment: string): Promise<string>;
  call(operation: string, more?: object): Promise<string>;
  createReference(): Promise<string>;
}

export const hook = 'https://shop.example/hook';

export const idIn = (text: string) => /"id": ?"(\w+)"/.exec(text)?.[1] ?? '';

export function useTools(): TestTools {
  let connected: ConnectedTools;

  async function used(name: string, input: Record<string, unknown> | undefined, isError: boolean) {
    const answer = await connected.use(name, input);
    expect(answer.isError, answer.text).toBe(isError);
    return answer.text;
  }

  const tools: TestTools = {
    get client() {
      return connected.client;
    },
    keys: '',
    fetch: (request) => connected.sandbox.fetch(request),
    receive: () => 204,
    use: (name, input) => connected.use(name, input),
    worked: (name, input) => used(name, input, false),
    failed: (name, input) => used(name, input, true),
    done: (name, input) => used(name, { keys: tools.keys, ...input }, false),
    refused: (name, input) => used(name, { keys: tools.keys, ...input }, true),
    payAtAtm: (payment) => tools.done('pay', { by: 'atm', payment }),
    call: (operation, more) => tools.done('call_operation', { operation, ...more }),
    async createReference() {
      const body = { amount: 1000, availableMethods: [{ code: 'MB' }] };
      return idIn(await tools.call('createReference', { body }));
    },
  };

  beforeAll(async () => {
    const receive: TestTools['receive'] = (body, headers) => tools.receive(body, headers);
    connected = await connectTools({ documentation: smallDocumentation, receive });
  });
  beforeEach(async () => {
    tools.receive = () => 204;
    tools.keys = /^keys: (\S+)$/m.exec(await tools.worked('open_tenant'))?.[1] ?? '';
  });
  afterAll(() => connected.close());
  return tools;
}
