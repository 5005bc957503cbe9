import { inTab } from '@balcao/contract/control/inTab.ts';
import { joinSandbox } from '@balcao/workbench/core/tab/joinSandbox.ts';
import { inTests, type TestAnswer, type TestRequest } from './messages.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function base64Of(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function send({ method, url, headers, body }: TestRequest): Promise<TestAnswer> {
  const { origin, pathname, search } = new URL(url);
  const sent = { method, headers: [...headers, [inTests.origin, origin]] as [string, string][] };
  try {
    const response = await fetch(`/${inTab.path}${pathname}${search}`, {
      ...sent,
      ...(body !== undefined && { body: bytesOf(body) }),
      redirect: 'manual',
    });
    return { status: response.status, headers: [...response.headers], body: await base64Of(response) };
  } catch (error) {
    return { failed: String((error as Error).message) };
  }
}

/** Runs the sandbox like a page of the site and sends the requests of a test. */
Object.assign(globalThis, {
  join: async () => String(await joinSandbox('/')),
  send: async (request: TestRequest) => JSON.stringify(await send(request)),
});
