import { afterEach, describe, expect, it } from 'vitest';
import { type Server, serve } from '../../examples/run/serve.ts';
import type { Runtime } from '../domain/runtime.ts';
import { webRuntime } from '../webRuntime.ts';
import { remoteGenerator } from './remoteGenerator.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Seen {
  method: string;
  path: string;
  body: unknown;
}

async function service(answer: () => Response) {
  const seen: Seen[] = [];
  const server = await serve(async (request) => {
    const text = await request.text();
    const { pathname: path } = new URL(request.url);
    seen.push({ method: request.method, path, body: text ? JSON.parse(text) : undefined });
    return answer();
  });
  servers.push(server);
  return { seen, generator: remoteGenerator(`${server.origin}/`, webRuntime) };
}

const made = { code: 'f5ea0ae9', link: 'http://generator.example/api/gen/download/f5ea0ae9' };

describe('an OpenAPI Generator service', () => {
  it('is asked to generate with the description and the options', async () => {
    const { seen, generator } = await service(() => Response.json(made));
    const body = { spec: { openapi: '3.1.1' }, options: { packageName: 'loja' } };
    expect(await generator.make('kotlin', body)).toEqual({ ok: true, value: made });
    expect(seen).toEqual([{ method: 'POST', path: '/api/gen/clients/kotlin', body }]);
  });

  it('is asked for its options, and what it leaves out is empty', async () => {
    const { seen, generator } = await service(() =>
      Response.json({
        groupId: {
          opt: 'groupId',
          description: 'Group.',
          type: 'string',
          default: null,
          enum: null,
          more: 1,
        },
        library: { opt: 'library', default: 'okhttp', enum: { okhttp: 'OkHttp' } },
      }),
    );
    expect(await generator.options('java')).toEqual({
      ok: true,
      value: {
        groupId: { opt: 'groupId', description: 'Group.', type: 'string', default: '', enum: null },
        library: {
          opt: 'library',
          description: '',
          type: 'string',
          default: 'okhttp',
          enum: { okhttp: 'OkHttp' },
        },
      },
    });
    expect(seen).toEqual([{ method: 'GET', path: '/api/gen/clients/java', body: undefined }]);
  });
});

describe('what is no answer of such a service', () => {
  it.each([
    ['a refusal', () => new Response('no', { status: 400 }), 'sdk_generator_failed'],
    ['a fault', () => new Response('no', { status: 503 }), 'sdk_generator_failed'],
    ['a page', () => new Response('<html>'), 'sdk_generator_unclear'],
    ['nothing', () => new Response(''), 'sdk_generator_unclear'],
    ['other JSON', () => Response.json({ code: 1 }), 'sdk_generator_unclear'],
    ['a link nobody should follow', () => Response.json({ ...made, link: 'javascript:1' }), 'sdk_generator_unclear'],
  ])('is a refusal that says so: %s', async (_, answer, detail) => {
    const { generator } = await service(answer);
    const refusal = { ok: false, code: 'e00400', status: 502, detail };
    expect(await generator.make('kotlin', { spec: {}, options: {} })).toMatchObject(refusal);
  });

  it('is a refusal too when nobody answers', async () => {
    const { generator } = await service(() => Response.json(made));
    await servers.pop()?.close();
    expect(await generator.options('kotlin')).toMatchObject({ status: 502, detail: 'sdk_generator_silent' });
  });

  it('is a refusal too when the response takes longer than a minute', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));
    const waits: number[] = [];
    const after: Runtime['after'] = (milliseconds, task) => {
      waits.push(milliseconds);
      queueMicrotask(task);
      return () => undefined;
    };
    const generator = remoteGenerator('http://generator.example', { after }, silent);
    expect(await generator.options('kotlin')).toMatchObject({ status: 502, detail: 'sdk_generator_silent' });
    expect(waits).toEqual([60_000]);
  });
});
