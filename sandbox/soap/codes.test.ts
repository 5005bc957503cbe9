import type { SoapError } from '@balcao/contract/errors/errorRow.ts';
import { type IntegrationCode, integrationStates } from '@balcao/contract/soap/integrationStates.ts';
import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { failingProduct, type SketchedSoapCall, type SoapRemedy } from '@balcao/contract/soap/sketchedCalls.ts';
import { type SoapCode, soapErrors } from '@balcao/contract/soap/soapErrors.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { refusalIn, soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);

const codes = Object.keys(soapErrors) as SoapCode[];
const states = Object.keys(integrationStates) as IntegrationCode[];

const provoked = (call: SketchedSoapCall, locale: Locale) =>
  soap().provoke({ ...call, entity: { ...call.entity, lang: locale.toUpperCase() } as object });

describe('each code of the methods is met by its provocation', () => {
  it.each(codes)('%s', async (code) => {
    const { provocation, words: all } = soapErrors[code];
    for (const locale of locales) {
      const words = all[locale].replace('{fields}', 'order.amount');
      const { message, ...refusal } = refusalIn(await provoked(provocation.call, locale));
      expect(refusal).toMatchObject({ code });
      expect([words, `${words}. `]).toContain(message.slice(0, words.length + 2));
    }
  });
});

describe('each state of an integration is met by its provocation', () => {
  it.each(states)('%s', async (code) => {
    const { provocation, words } = integrationStates[code];
    for (const locale of locales) {
      const told = { state: code === '02' ? '1' : '0', code, message: words[locale] };
      expect(await provoked(provocation.call, locale)).toEqual(told);
    }
  });
});

/** Code of a response, or of its payment if it lists one; `02` for a successful REST response. */
async function codeAfter(remedy: Exclude<SoapRemedy, 'outside'>): Promise<string> {
  if ('post' in remedy) {
    const { status, refusals } = await testSandbox.api.post(`/api${remedy.post}`, remedy.body);
    return status < 300 ? '02' : refusals.join();
  }
  const answer = await soap().provoke(remedy);
  return answer.payments?.[0].code ?? refusalIn(answer).code;
}

describe('following the remedy of a code leads to success', () => {
  const rows = Object.entries<SoapError>({ ...soapErrors, ...integrationStates });
  const inSandbox = rows.flatMap(([code, { provocation, tried }]) =>
    tried === 'outside' ? [] : [[code, provocation.call, tried] as const],
  );

  it.each(inSandbox)('%s', async (code, call, tried) => {
    expect(refusalIn(await soap().provoke(call)).code).toBe(code);
    expect(await codeAfter(tried)).toBe('02');
  });

  it('but where the sandbox fails on purpose, or an integration lacks something', () => {
    const outside = rows.filter(([, { tried }]) => tried === 'outside').map(([code]) => code);
    const onPurpose = codes.filter((code) =>
      JSON.stringify(soapErrors[code].provocation).includes(failingProduct(code)),
    );
    expect(outside.sort()).toEqual([...onPurpose, '01', '03', '04', '05'].sort());
  });
});

const webPayment = (order: object, more: object = {}) => ({
  order: { amount: 1000, ...order },
  method: 'CC',
  ...more,
});
const period = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-01-02T00:00:00Z' };
const reference = { referenceEntity: '12345', reference: '000004266', amount: 1000 };

describe('a refusal names the field, the value and the cause', () => {
  it.each<[string, SoapMethodName, object, string[]]>([
    [
      'a return address without its scheme',
      'doWebPayment',
      webPayment({}, { returnUrlSuccess: 'www.loja.example' }),
      ['returnUrlSuccess', 'www.loja.example', 'http'],
    ],
    [
      'a country by its name',
      'createPaymentReference',
      { amount: 1000, billingAddress: { country: 'Portugal' } },
      ['billingAddress.country', 'Portugal', '2'],
    ],
    ['euros', 'doWebPayment', webPayment({ amount: '1000.00' }), ['order.amount', '1000.00', 'cents']],
    ['nothing', 'createPaymentReference', { amount: 0 }, ['amount', '0', 'PHP']],
    ['too much', 'createPaymentReference', { amount: 2_147_483_647 }, ['None of the entity']],
    [
      'a date with slashes',
      'doWebPayment',
      webPayment({ validEndDate: '2026/02/01' }),
      ['order.validEndDate', '2026/02/01', '15-01-2026 10:00:00'],
    ],
    ['no payment, cancelled', 'cancelPayment', { paymentId: '' }, ['paymentId', 'hash']],
    [
      'a reference as it is printed',
      'checkEntityPayments',
      { payments: [{ reference: '000 001 878' }] },
      ['reference', 'only contain digits', '000 001 878'],
    ],
    [
      'a period that ends first',
      'getEntityPayments',
      { startDate: period.endDate, endDate: period.startDate },
      ['startDate', 'endDate', period.endDate],
    ],
    [
      'an event of nobody',
      'subscribeToWebhook',
      { action: 'payment_confirm', url: 'https://loja.example' },
      ['action', 'payment_confirm', 'payment_confirmed'],
    ],
    [
      'a reference that is short',
      'saveEntityPayments',
      [{ ...reference, reference: '4266' }],
      ['reference', '4266', '9'],
    ],
  ])('%s: %s', async (_, method, request, told) => {
    const answer = await soap().call(method, request, { lang: 'EN' });
    const { code, message } = refusalIn(answer.payments?.[0] ?? answer);
    expect(code).not.toBe('02');
    for (const each of told) expect(message).toContain(each);
  });
});
