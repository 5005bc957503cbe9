import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SoapError } from '@balcao/contract/errors/errorRow.ts';
import { integrationStates } from '@balcao/contract/soap/integrationStates.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { soapErrors } from '@balcao/contract/soap/soapErrors.ts';
import { type Client, createClientAsync } from 'soap';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../examples/run/runner.ts';
import { runtimes } from '../../examples/run/runtimes.ts';
import { type Server, serve } from '../../examples/run/serve.ts';
import { howToGet, requirements } from '../../tools/test/requirements.mjs';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { basic, merchant } from '../testing/api.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { refusalIn, type SoapResponse } from '../testing/soapClient.ts';

/** Clients used by shops, which are given only the URL of the description. */
let server: Server;
let sandbox: Sandbox;
let wsdl: string;

beforeAll(async () => {
  server = await serve((request) => sandbox.fetch(request));
  sandbox = await createSandbox({
    database: openTestDatabase({ sqlite: ':memory:' }),
    publicUrl: server.origin,
  });
  wsdl = `${server.origin}${soapService.paths.testing}${soapService.wsdl}?rev=${'0'.repeat(40)}`;
});

beforeEach(async () => {
  const Authorization = basic(merchant.code, merchant.privateKey);
  await fetch(`${server.origin}/sandbox/reset`, { method: 'POST', headers: { Authorization } });
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
});

type Skip = (condition: boolean, note: string) => void;

async function run(command: readonly string[], name: string, ...more: string[]) {
  const script = join(import.meta.dirname, 'clients', name);
  const { clientId, code, privateKey } = merchant;
  const { stdout, stderr } = await runCommand([...command, script, wsdl, clientId, code, privateKey, ...more]);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

async function runPhp(skip: Skip, options: object, ...more: string[]) {
  const { command, howToGet } = runtimes.php;
  const php = command();
  skip(!php && !process.env.CI, howToGet);
  if (!php) throw new Error(howToGet);
  return run(php, 'calls.php', JSON.stringify(options), ...more);
}

it('PHP’s own SoapClient meets every code by its provocation', async ({ skip }) => {
  const provocations = Object.entries<SoapError>({ ...soapErrors, ...integrationStates });
  const calls = provocations.map(([, { provocation }]) => provocation.call);
  const answers: SoapResponse[] = await runPhp(skip, {}, JSON.stringify(calls));
  const met = answers.map((answer) => refusalIn(answer).code);
  expect(met).toEqual(provocations.map(([code]) => code));
});

const soap12 = { soap_version: 2 };
const packed = { compression: 0x20 | 9 };

it.for<[string, object]>([
  ['[soap-client.php-calls-every-method]', {}],
  ['with SOAP 1.2', soap12],
  ['gzipped', packed],
  ['with SOAP 1.2, gzipped', { ...soap12, ...packed }],
  ['in ISO-8859-1', { encoding: 'ISO-8859-1' }],
])('PHP’s own SoapClient calls every method %s', async ([, options], { skip }) => {
  const answers = await runPhp(skip, options);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(Object.keys(soapMethods)));
  expect(answers).toEqual({
    checkIntegrationState: ['ResponseIntegrationState', 1, '02', 'Ready'],
    createPaymentReference: [1, true, 9, 2, null],
    validatePaymentReference: ['CC', 'MB', 'MW'],
    doWebPayment: ['ResponseIntegrationState', true, 40],
    checkWebPayment: [0, null, 0, '0042'],
    checkEntityPayments: [
      ['PaymentDetails', '02', 0],
      ['PaymentDetails', '02', 0],
      ['PaymentDetails', '0062', null],
    ],
    saveEntityPayments: [2, ['0011']],
    cancelPayment: [
      1,
      [
        ['MB', 1],
        ['MB', 1],
      ],
    ],
    labels: [null, ['MB'], 1],
    decimals: 1099,
    getEntityPayments: [1, true, true],
    subscribeToWebhook: [1],
    undated: ['0063', '0063'],
    fault: [
      'soap_version' in options ? 'SOAP-ENV:Sender' : 'SOAP-ENV:Client',
      'The list payments has too many items: 500 at most.',
    ],
  });
});

/** Calls a method with the npm client. Returns the response part. */
async function caller(client: Client) {
  const date = new Date().toISOString();
  const { code, privateKey, clientId } = merchant;
  const hash = createHash('sha256')
    .update(privateKey + date)
    .digest('hex');
  const entity = { platformCode: code, hash, date, nif: clientId, lang: 'EN' };
  return async (method: string, parts: object = {}) => {
    const [answer] = await client[`${method}Async`]({ entity, ...parts });
    return plain(answer.return) as SoapResponse;
  };
}

/** Response of the npm client without the attributes that the client puts beside each value. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const { attributes, $value, ...rest } = value as Record<string, unknown>;
  if ($value !== undefined) return plain($value);
  const fields = Object.entries(rest).map(([name, held]) => [name, plain(held)]);
  if (fields.length === 0 && attributes) return undefined;
  return Object.fromEntries(fields);
}

it('zeep calls every method, and fetches nothing from elsewhere [soap-client.zeep-calls-every-method]', async ({
  skip,
}) => {
  const { zeep } = requirements;
  const python = zeep.find();
  skip(!python, howToGet(zeep));
  expect(await run([python ?? ''], 'calls.py')).toEqual({
    checkIntegrationState: '02',
    createPaymentReference: ['MB'],
    validatePaymentReference: ['CC', 'MB', 'MW'],
    doWebPayment: true,
    checkWebPayment: 0,
    checkEntityPayments: ['02', '0062'],
    saveEntityPayments: 2,
    cancelPayment: 1,
    getEntityPayments: true,
    subscribeToWebhook: 1,
  });
});

it('zeep refuses a list without its type [soap-client.zeep-refuses-plain-list]', async ({ skip }) => {
  const { zeep } = requirements;
  const python = zeep.find();
  skip(!python, howToGet(zeep));
  const program = `import sys, zeep
zeep.Client(sys.argv[1]).service.createPaymentReference({}, {"paymentOptions": [{"code": "MB"}]})`;
  const { stderr } = await runCommand([python ?? '', '-c', program, wsdl]);
  expect(stderr).toContain('zeep.exceptions.ValidationError: Missing element for Any');
});

it('the class that wsdl of .NET makes calls with lists, and sends no number without its Specified [soap-client.wsdl-tool-calls]', async ({
  skip,
}) => {
  const compiler = requirements.csharp.find() ?? '';
  skip(!compiler && !process.env.CI, howToGet(requirements.csharp));
  const folder = mkdtempSync(join(tmpdir(), 'balcao-wsdl-'));
  const [proxy, program] = [join(folder, 'Service.cs'), join(folder, 'Calls.exe')];
  const calls = join(import.meta.dirname, 'clients', 'Calls.cs');
  const { clientId, code, privateKey } = merchant;
  await runCommand(['wsdl', `-out:${proxy}`, wsdl]);
  await runCommand([compiler, '-r:System.Web.Services,System.Xml', `-out:${program}`, calls, proxy]);
  const { stdout, stderr } = await runCommand(['mono', program, clientId, code, privateKey]);
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    state: '02',
    refused: 'Missing parameters. Missing: amount.',
    entity: '12345',
    options: 1,
    found: 1,
  });
});

it.each([
  ['[soap-client.node-calls-every-method]', {}],
  ['with SOAP 1.2', { forceSoap12Headers: true }],
])('the npm package soap calls every method %s', async (_, options) => {
  const call = await caller(await createClientAsync(wsdl, options));
  const called = new Set<string>();
  const to = async (method: keyof typeof soapMethods, parts?: object) => {
    called.add(method);
    return call(method, parts);
  };
  expect(await to('checkIntegrationState')).toEqual({ state: 1, code: '02', message: 'Ready' });
  const paymentOptions = { item: [{ code: 'MB', type: 'REALTIME' }] };
  const made = await to('createPaymentReference', { payment: { amount: 1000, paymentOptions } });
  expect(made).toMatchObject({ state: 1, idPayment: made.paymentId, atmEntity: '12345' });
  expect(made.reference).toMatch(/^0000006\d\d$/);
  const offered = await to('validatePaymentReference', { payment: { amount: 1000 } });
  expect(offered.paymentOptions.item.map(({ code }: { code: string }) => code)).toEqual(['CC', 'MB', 'MW']);
  const web = await to('doWebPayment', { payment: { order: { amount: 2000 }, method: 'CC' } });
  expect(web.url).toContain(web.token);
  const checked = await to('checkWebPayment', { request: { token: web.token } });
  expect(checked).toMatchObject({ requestState: { state: 1 }, paid: 0 });
  const payments = { item: [{ paymentId: made.paymentId }, { paymentId: 999999 }] };
  const found = await to('checkEntityPayments', { requestPayments: { payments } });
  expect(found.payments.item.map(({ code }: { code: string }) => code)).toEqual(['02', '0062']);
  const reference = { referenceEntity: '12345', amount: 1000 };
  const saved = await to('saveEntityPayments', {
    paymentReferences: {
      item: ['000004266', '000004200'].map((number) => ({ ...reference, reference: number })),
    },
  });
  expect(saved.integrationState.state).toBe(2);
  const cancelled = await to('cancelPayment', { requestPaymentCancel: { hash: made.hash } });
  expect(cancelled.requestState.state).toBe(1);
  const dateTimeInterval = { startDate: '2020-01-01T00:00:00Z', endDate: '2100-01-01T00:00:00Z' };
  const listed = await to('getEntityPayments', { dateTimeInterval });
  expect(listed.payments.item.map(({ paymentId }: { paymentId: number }) => paymentId)).toContain(made.paymentId);
  const webhook = { action: 'payment_confirmed', url: 'https://loja.example/hook' };
  expect((await to('subscribeToWebhook', { webhook })).integrationState.state).toBe(1);
  expect([...called].sort()).toEqual(Object.keys(soapMethods).sort());
});
