import type { Sandbox, SandboxOptions } from '@balcao/sandbox/createSandbox.ts';
import type { Engine } from '../engines/engine.ts';
import { inTests, type Noticed, type TestAnswer, type TestRequest } from './messages.ts';
import { serveTests } from './server.ts';

/** Options that contain functions, which cannot be sent to a browser. Tests with these options do not run in a tab. */
const inNode = ['pages', 'startPage', 'sdkGenerator', 'mostTenants', 'allowedHosts'] as const;

const nullBody = new Set([101, 204, 205, 304]);

/** Opens a sandbox in a browser tab with a test's time and messages. Throws if an option is unsupported. */
export async function openInBrowser(
  start: () => Promise<Engine>,
  { database, clock = Date, post, pause, onFault, ...others }: SandboxOptions,
): Promise<Sandbox> {
  await database.close();
  const unfit = inNode.find((name) => others[name] !== undefined);
  if (unfit) throw new Error(`"${unfit}" cannot go into a browser.`);
  const server = await serveTests(async ({ url, ...message }) => {
    if (!post) throw new TypeError('Nobody receives messages.');
    return post(url, message);
  });
  const engine = await start();
  await engine.goto(server.origin);
  if ((await engine.evaluate('join()')) !== 'true') throw new Error('The page could not run a sandbox.');

  /** Reports the observed events to the test, and removes the header that contains them. */
  function withoutNoticed(headers: [string, string][]): [string, string][] {
    const noticed = headers.find(([name]) => name === inTests.noticed)?.[1] ?? '';
    const { pauses, faults }: Noticed = JSON.parse(decodeURIComponent(noticed));
    for (const milliseconds of pauses) void pause?.(milliseconds);
    for (const [what, error] of faults) onFault?.(what, error);
    return headers.filter(([name]) => name !== inTests.noticed);
  }
  async function send(request: Omit<TestRequest, 'headers'>, given: Iterable<[string, string]> = []) {
    const headers: [string, string][] = [...given, [inTests.now, String(clock.now())]];
    const said = await engine.evaluate(`send(${JSON.stringify({ ...request, headers })})`);
    const answer = JSON.parse(said) as TestAnswer;
    if ('failed' in answer) throw new TypeError('fetch failed', { cause: new Error(answer.failed) });
    const { status, body } = answer;
    return new Response(nullBody.has(status) ? null : Buffer.from(body, 'base64'), {
      status,
      headers: withoutNoticed(answer.headers),
    });
  }
  return {
    async fetch(request) {
      const { method, url } = request;
      const body = request.body && Buffer.from(await request.arrayBuffer()).toString('base64');
      return send({ method, url, body: body ?? undefined }, request.headers);
    },
    settle: async () => void (await send({ method: 'POST', url: inTests.settle })),
    start: () => undefined,
    backUp: undefined,
    endStreams: () => undefined,
    async close() {
      await engine.close();
      server.close();
    },
  };
}
