import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { ownSdkOptions } from '@balcao/contract/resources/sdks/options.ts';
import type { Sdk, SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { simulatedGenerator } from '../../testing/simulatedGenerator.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const alone = useTestSandbox();
const helped = useTestSandbox({ sdkGenerator: simulatedGenerator });

const anonymous = { authorization: undefined, 'paypay-clientid': undefined };
const make = (language: string, options?: object, testSandbox = alone) =>
  testSandbox.api.post<Sdk>(`/api/sdks/${language}`, options && { options }, anonymous);
const download = async (link: string) => alone.sandbox.fetch(new Request(link));

async function unpacked(link: string): Promise<Record<string, string>> {
  const zip = unzipSync(new Uint8Array(await (await download(link)).arrayBuffer()));
  return Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe.each(Object.entries(ownSdkLanguages))('an SDK in %s', (language, kind) => {
  it('is a zip behind a link that needs no credentials', async () => {
    const { status, data } = await make(language);
    expect(status).toBe(200);
    expect(data.link).toBe(`http://localhost:4000/sdks/${data.code}.zip`);
    const answer = await download(data.link);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain(`${data.code}.zip`);
    const files = await unpacked(data.link);
    const folders = Object.keys(files).map((path) => path.split('/')[0]);
    expect(new Set(folders)).toEqual(new Set([`${kind}-client`]));
    expect(Object.keys(files)).toContain(`${kind}-client/README.md`);
  });

  it('tells its options, and no others', async () => {
    const { data } = await alone.api.get<SdkOptions>(`/api/sdks/${language}/options`, anonymous);
    expect(Object.keys(data)).toEqual(Object.keys(ownSdkOptions.payments[kind]));
    for (const [name, option] of Object.entries(data)) expect(option.opt).toBe(name);
    expect(Object.keys(data.defaultServer?.enum ?? {})).toEqual(['production', 'testing', 'sandbox']);
  });
});

describe('an option', () => {
  it.each([
    ['typescript', { npmName: 'Not A Name' }, 'e00229', '/options/npmName'],
    ['typescript', { npmName: "x'; import('evil" }, 'e00229', '/options/npmName'],
    ['javascript', { projectName: 'pagamentos' }, 'e00230', '/options/projectName'],
    ['php', { invokerPackage: 'loja' }, 'e00229', '/options/invokerPackage'],
    ['php', { 'a/b~c': true }, 'e00230', '/options/a~1b~0c'],
    ['python', { packageName: 'import' }, 'e00229', '/options/packageName'],
    ['python', { defaultServer: 'constructor' }, 'e00230', '/options/defaultServer'],
    ['python', { api: 'sandbox' }, 'e00230', '/options/api'],
    ['python', { api: 'control', defaultServer: 'production' }, 'e00230', '/options/defaultServer'],
  ])('of %s is refused: %j', async (language, options, code, pointer) => {
    const answer = await make(language, options);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
  });
});

describe('a language nobody knows', () => {
  it.each(['cobol', 'PHP', 'typescript%20'])('is refused by its name: %s', async (language) => {
    for (const answer of [await make(language), await alone.api.get(`/api/sdks/${language}/options`, anonymous)]) {
      expect(answer.refusals).toEqual(['422 e00230']);
      expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'language' });
    }
  });
});

describe('a language of the outside generator', () => {
  it('comes from it, with the options it takes', async () => {
    const { data } = await make('kotlin', { packageName: 'loja' }, helped);
    expect(data).toEqual({
      code: 'outside-kotlin',
      link: 'http://generator.example/api/gen/download/kotlin',
    });
    const refused = await make('kotlin', { groupId: 'loja' }, helped);
    expect(refused.refusals).toEqual(['422 e00230']);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer: '/options/groupId' });
  });
});

describe('a language whose defaults are ours', () => {
  const orders: unknown[] = [];
  const listening = useTestSandbox({
    sdkGenerator: {
      ...simulatedGenerator,
      make: async (language, order) => {
        orders.push(order.options);
        return simulatedGenerator.make(language, order);
      },
    },
  });

  it('has them where the caller says nothing else [client.defaults-for-dotnet-and-java]', async () => {
    await make('csharp', undefined, listening);
    await make('csharp', { targetFramework: 'net9.0' }, listening);
    await make('java', undefined, listening);
    await make('kotlin', undefined, listening);
    expect(orders).toEqual([
      { targetFramework: 'net8.0' },
      { targetFramework: 'net9.0' },
      { containerDefaultToNull: true },
      {},
    ]);
    const { data } = await listening.api.get<SdkOptions>('/api/sdks/csharp/options', anonymous);
    expect(data.targetFramework?.default).toBe('net8.0');
  });
});

describe('a link', () => {
  it.each([
    'php.pt',
    'php.pt.e30.zip',
    'php.pt.%00.zip',
    `php.pt.${btoa('{"invokerPackage":"evil; x"}').replaceAll('=', '')}.zip`,
    `php.pt.${btoa('{"api":"control","defaultServer":"production"}').replaceAll('=', '')}.zip`,
    `php.pt.${btoa('{"__proto__":{"a":1}}').replaceAll('=', '')}.zip`,
    '..%2F..%2Fetc%2Fpasswd.zip',
  ])('that was never given is not found: %s', async (file) => {
    const answer = await alone.sandbox.fetch(new Request(`http://localhost:4000/sdks/${file}`));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'e00500' } });
  });
});
