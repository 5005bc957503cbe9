import type { SoapError } from '@balcao/contract/errors/errorRow.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { failingProduct, type SketchedSoapCall, type SoapRemedy } from '@balcao/contract/soap/calls.ts';
import { type SoapCode, soapErrors } from '@balcao/contract/soap/errors.ts';
import { type IntegrationCode, integrationStates } from '@balcao/contract/soap/integrationStates.ts';
import { provocationBy } from '@balcao/contract/soap/methodProvocations.ts';
import { type SoapMethod, type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { describe, expect, it } from 'vitest';
import { refusalIn, soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);

const codes = Object.keys(soapErrors) as SoapCode[];
const states = Object.keys(integrationStates) as IntegrationCode[];

describe('each code of the methods is met by its provocation', () => {
  it.each(codes)('%s', async (code) => {
    for (const locale of locales) {
      const provocation: SketchedSoapCall = soapErrors[code].provocation.call;
      const lang = locale.toUpperCase();
      const answer = await soap().provoke({
        ...provocation,
        entity: { ...provocation.entity, lang } as object,
      });
      const words = soapErrors[code].words[locale as Locale].replace('{fields}', 'order.amount');
      expect(refusalIn(answer)).toMatchObject({ code, message: words });
    }
  });
});

describe('each state of an integration is met by its provocation', () => {
  it.each(states)('%s', async (code) => {
    for (const locale of locales) {
      const provocation: SketchedSoapCall = integrationStates[code].provocation.call;
      const lang = locale.toUpperCase();
      const answer = await soap().provoke({
        ...provocation,
        entity: { ...provocation.entity, lang } as object,
      });
      expect(answer).toEqual({
        state: code === '02' ? '1' : '0',
        code,
        message: integrationStates[code].words[locale as Locale],
      });
    }
  });
});

/** The code of an answer, of its payment where it lists one, and `02` for a response of REST that went well. */
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

describe('a method gives each code it names', () => {
  const methods = Object.entries(soapMethods) as [SoapMethodName, SoapMethod][];
  const given = methods.flatMap(([name, { errors }]) => errors.map((code) => [name, code] as const));

  it.each(given)('%s %s', async (method, code) => {
    const answer = await soap().provoke(provocationBy(method, code));
    expect(refusalIn(answer.payments?.[0] ?? answer).code).toBe(code);
  });
});

describe('a caller that lacks an integration', () => {
  const methods = Object.keys(soapMethods) as (keyof typeof soapMethods)[];

  it.each(methods)('is told so by %s', async (method) => {
    const strangers = { '00': { hash: 'f'.repeat(64) }, '01': { nif: seed.soapEntities.withoutIntegration } };
    for (const [code, entity] of Object.entries(strangers)) {
      const answer = await soap().call(method, {}, entity);
      const state = answer.integrationState ?? answer.requestState ?? answer;
      expect(state.state?.code ?? state.code).toBe(code);
    }
  });
});
