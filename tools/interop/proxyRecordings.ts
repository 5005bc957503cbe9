import type { Recording, Step } from '../../examples/recording.ts';
import { readRecordings } from '../../examples/run/recordedFiles.ts';
import { openSampleSandbox, type SampleSandbox } from '../../examples/run/sampleSandbox.ts';
import { serve } from '../../examples/run/serve.ts';
import { startChild, stopChild } from '../run/children.mjs';
import { freePort } from '../run/ports.mjs';
import { descriptionPath, toolScript } from './tools.ts';

/** What the proxy says of an exchange, in a header of the response. */
interface Violation {
  location: string[];
  severity: string;
  message: string;
}

/** A sample that shows a refusal sends what the description does not allow; its response has to be described. */
function complaints(place: string, sent: Step, response: Response): string[] {
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  const told = violations
    .filter(({ location: [part] }) => part === 'response' || sent.response.status < 300)
    .map(({ location, message }) => `${place}: ${location.join('.')}: ${message}`);
  if (response.status === sent.response.status) return told;
  return [...told, `${place}: ${response.status} instead of ${sent.response.status}`];
}

/** Without this header Node's `fetch` asks for any language, `*`, which is none of the described ones. */
const language = { 'Accept-Language': 'PT' };

/** Sends the steps of a recording: calls of the API that have a response through the proxy, all others to the sandbox itself. */
async function play({ id, steps }: Recording, sandbox: SampleSandbox, proxy: string): Promise<string[]> {
  const told: string[] = [];
  for (const step of steps) {
    if (step.kind === 'delivery') continue;
    const { method, path, headers, body } = step.request;
    if (step.kind === 'api' && step.response.status > 0) {
      const url = proxy + path.replace(/^\/api/, '');
      const sent = { ...language, ...headers };
      const response = await fetch(url, { method, headers: sent, body });
      told.push(...complaints(`${id} ${step.name}`, step, response));
    } else await sandbox.send(step.request);
  }
  return told;
}

/** Waits until a server takes connections. */
async function untilUp(origin: string): Promise<void> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    const up = await fetch(origin).then(Boolean, () => false);
    if (up) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

/** Plays every recorded example, its calls through Prism's proxy, which holds them against the description. */
export async function proxyRecordings(): Promise<string[]> {
  let sandbox: SampleSandbox | undefined;
  const server = await serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    return sandbox?.answer(request, pathname + search) ?? new Response(null, { status: 503 });
  });
  const port = await freePort();
  const proxy = `http://127.0.0.1:${port}`;
  const args = [descriptionPath('openapi', 'en'), `${server.origin}/api`, '--port', String(port)];
  const script = toolScript('@stoplight/prism-cli', 'prism');
  const prism = startChild(process.execPath, [script, 'proxy', ...args, '--verboseLevel', 'error'], {
    stdio: 'ignore',
  });
  try {
    await untilUp(proxy);
    const told: string[] = [];
    for (const recording of await readRecordings('pt')) {
      sandbox = await openSampleSandbox();
      told.push(...(await play(recording, sandbox, proxy)));
      await sandbox.close();
    }
    return told;
  } finally {
    await stopChild(prism);
    await server.close();
  }
}
