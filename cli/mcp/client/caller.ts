import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { explainCode } from '../results/explainCode.ts';
import { problem, type ToolResult } from '../results/toolResult.ts';
import { type Credentials, headersOf } from './toolCredentials.ts';

export interface SandboxAddress {
  url: string;
  /** Sends a request, either with the sandbox's own `fetch` or over the network. */
  fetch(request: Request): Promise<Response>;
}

/** Maximum duration of a call; less than the minute that clients allow for a tool. */
const mostMilliseconds = 55_000;

interface RefusalEntry {
  code?: string;
  msg?: string;
  source?: Record<string, string>;
}

interface Envelope {
  data?: unknown;
  meta?: unknown;
  error?: RefusalEntry & { errors?: RefusalEntry[] };
}

/** `data` of a success, or else the refusal to report. The request's id in the log is set if there was a response. */
export type Called<Data> = { requestId?: string | undefined } & (
  | { ok: true; status: number; data: Data; meta?: unknown }
  | { ok: false; status: number; codes: readonly string[]; refusal: ToolResult }
);

export type Call = <Data = unknown>(method: string, path: string, body?: unknown) => Promise<Called<Data>>;

const sourceText = (source: RefusalEntry['source']) =>
  Object.entries(source ?? {}).map(([kind, place]) => ` (${kind} ${place || 'of the whole body'})`);

function refusalOf(call: string, status: number, { error }: Envelope): Called<never> {
  const entries = error?.errors?.length ? error.errors : [error ?? {}];
  const codes = [...new Set(entries.flatMap(({ code }) => code ?? []))];
  const lines = entries.map(
    ({ code = '', msg = 'the response has no message', source }) => `- ${code} ${msg}${sourceText(source).join('')}`,
  );
  const explained = codes.flatMap((code) => explainCode(code) ?? []);
  const what = [`${call} was refused with ${status}:`, ...lines].join('\n');
  const remedy = [...new Set(explained)].join('\n') || 'describe_operation says what it takes.';
  return { ok: false, status, codes, refusal: problem(what, remedy) };
}

function unanswered(call: string, url: string, error: unknown): Called<never> {
  const { cause, message } = error as Error & { cause?: Error };
  const refusal = problem(
    `${call} got no response from ${url}: ${cause?.message || message}.`,
    'A fault that the tenant asked for may have cut or delayed it (call_operation with listFaults), or no sandbox answers there.',
  );
  return { ok: false, status: 0, codes: [], refusal };
}

async function envelopeOf(response: Response): Promise<Envelope> {
  if (!response.headers.get('content-type')?.includes('json')) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status} without JSON`);
  }
  return (await response.json()) as Envelope;
}

/** Creates a function that calls a sandbox in English. */
export function callerOf(sandbox: SandboxAddress, credentials: Credentials | undefined): Call {
  const headers = {
    ...(credentials && headersOf(credentials)),
    'Accept-Language': 'EN',
    [toolHeader]: 'mcp',
  };
  return async <Data>(method: string, path: string, body?: unknown): Promise<Called<Data>> => {
    const label = `${method} ${path}`;
    const json = body === undefined ? undefined : { 'Content-Type': 'application/json' };
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error('it took too long')), mostMilliseconds);
    try {
      const response = await sandbox.fetch(
        new Request(sandbox.url + path, {
          method,
          headers: { ...headers, ...json },
          body: body === undefined ? undefined : JSON.stringify(body),
          signal: ending.signal,
        }),
      );
      const envelope = await envelopeOf(response);
      const { ok, status } = response;
      const requestId = response.headers.get('x-request-id') ?? undefined;
      if (!ok) return { ...refusalOf(label, status, envelope), requestId };
      return { ok, status, data: envelope.data as Data, meta: envelope.meta, requestId };
    } catch (error) {
      return unanswered(label, sandbox.url, error);
    } finally {
      clearTimeout(timer);
    }
  };
}
