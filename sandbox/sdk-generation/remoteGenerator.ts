import * as z from 'zod';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import type { Runtime } from '../domain/runtime.ts';
import type { OutsideGenerator } from '../domain/sdk-generation/sdkMaker.ts';

/** Timeout for the service, which takes a few seconds for large clients. */
const patienceSeconds = 60;

/** Text that older services omit or set to null. @param otherwise text used instead */
const textOr = (otherwise: string) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? otherwise);

const options = z.record(
  z.string(),
  z.object({
    opt: z.string(),
    description: textOr(''),
    type: textOr('string'),
    optValue: z.string().nullish(),
    default: textOr(''),
    enum: z.record(z.string(), z.string()).nullish(),
  }),
);
const made = z.object({ code: z.string().min(1), link: z.url({ protocol: /^https?$/ }) });

/** OpenAPI Generator as a service with the API `/api/gen/clients/{language}`. The runtime aborts long calls. */
export function remoteGenerator(
  address: string,
  runtime: Pick<Runtime, 'after'>,
  send: typeof fetch = fetch,
): OutsideGenerator {
  const base = `${address.replace(/\/+$/, '')}/api/gen/clients/`;

  async function ask<S extends z.ZodType>(
    language: string,
    shape: S,
    signal: AbortSignal,
    body?: object,
  ): Promise<Outcome<z.output<S>>> {
    const failed = (detail: 'sdk_generator_silent' | 'sdk_generator_unclear') =>
      refuse('e00400', { status: 502, detail });
    const answer = await send(base + encodeURIComponent(language), {
      method: body ? 'POST' : 'GET',
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal,
    }).catch(() => undefined);
    if (!answer) return failed('sdk_generator_silent');
    if (!answer.ok) {
      await answer.body?.cancel();
      return refuse('e00400', {
        status: 502,
        detail: 'sdk_generator_failed',
        values: { status: answer.status },
      });
    }
    const parsed = shape.safeParse(await answer.json().catch(() => undefined));
    return parsed.success ? ok(parsed.data) : failed('sdk_generator_unclear');
  }

  async function call<S extends z.ZodType>(language: string, shape: S, body?: object): Promise<Outcome<z.output<S>>> {
    const patience = new AbortController();
    const cancel = runtime.after(patienceSeconds * 1000, () => patience.abort());
    return ask(language, shape, patience.signal, body).finally(cancel);
  }

  return {
    options: (language) => call(`${language}`, options),
    make: (language, body) => call(language, made, body),
  };
}
