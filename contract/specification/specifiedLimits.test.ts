import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { countryIds } from '../resources/entities/entityEnums.ts';
import { defaultPageSize } from '../resources/pageSize.ts';
import { cancellationRequest, paymentRequest } from '../resources/payments/paymentSchema.ts';
import { processedPayment } from '../resources/terminals/terminalSchema.ts';
import { soapChangelog } from '../soap/changelog.ts';
import { hashValidityMinutes } from '../soap/hashValidity.ts';
import { integrationStates } from '../soap/integrationStates.ts';
import { type SoapMethod, soapMethods } from '../soap/methods.ts';
import { soapService } from '../soap/service.ts';
import { soapErrors } from '../soap/soapErrors.ts';
import { soapAliases } from '../soap/soapTypes.ts';
import { soapWords } from '../soap/soapWords.ts';
import { webhookFormFields } from '../soap/webhookFormFields.ts';
import {
  specIntegrationCodes,
  specSoapCodes,
  specSoapFields,
  specSoapLimits,
  specSoapMethods,
  specSoapWebhook,
} from './specifiedSoap.ts';

/** Business constants, transcribed from section 9 of both texts of the specification only. */
const specLimits = {
  apiVersion: '1.13.0',
  pageSize: { customers: 500, payments: 500, terminals: 500, savedMethods: 100 },
  terminalCodeCharacters: 6,
  countryIds: [1, 251],
  defaultReason: 'merchant_cancelled',
  blockLatePayment: false,
  ignoreUnsupported: false,
  defaultPaymentType: 'payment',
  pushMinutes: [5, 10],
  retryGapsStart: [1, 2, 3, 5],
  retryGapsEnd: 24,
  terminalWaitMinutes: 1,
  authorisationSeconds: [2, 5],
  pinAttempts: 3,
  statusCheckMinutes: 30,
  multibancoHours: 12,
} as const;

describe('limits and defaults of the specification', () => {
  it('hold for lists', () => {
    expect(defaultPageSize).toEqual(specLimits.pageSize);
  });

  it('hold for bodies', () => {
    const cancellation = cancellationRequest.parse({});
    expect(cancellation.reason).toBe(specLimits.defaultReason);
    expect(cancellation.ignoreUnsupported).toBe(specLimits.ignoreUnsupported);
    const request = paymentRequest.parse({ amount: 1, paymentMethod: { code: 'MW' }, validDate: {} });
    expect(request.type).toBe(specLimits.defaultPaymentType);
    expect(request.validDate?.blockLatePayment).toBe(specLimits.blockLatePayment);
    expect(processedPayment.shape.code.safeParse('1'.repeat(specLimits.terminalCodeCharacters)).success).toBe(true);
    expect(processedPayment.shape.code.safeParse('1'.repeat(specLimits.terminalCodeCharacters + 1)).success).toBe(
      false,
    );
  });

  it('hold for everything that is counted', () => {
    expect(limits.apiVersion).toBe(specLimits.apiVersion);
    expect([countryIds.first, countryIds.last]).toEqual(specLimits.countryIds);
    const [least, most] = specLimits.pushMinutes;
    expect(limits.pushMinutes).toBeGreaterThanOrEqual(least);
    expect(limits.pushMinutes).toBeLessThanOrEqual(most);
    expect(limits.retryGapsMinutes.slice(0, 4)).toEqual(specLimits.retryGapsStart);
    expect(limits.retryGapsMinutes.at(-1)).toBe(specLimits.retryGapsEnd);
    expect(limits.terminal.cardWaitMinutes).toBe(specLimits.terminalWaitMinutes);
    expect(limits.terminal.authorisationSeconds).toEqual(specLimits.authorisationSeconds);
    expect(limits.terminal.pinAttempts).toBe(specLimits.pinAttempts);
    expect(limits.statusCheckMinutes).toBe(specLimits.statusCheckMinutes);
    expect(limits.multibancoBusinessHours).toBe(specLimits.multibancoHours);
  });
});

describe('the SOAP service of the specification', () => {
  it('has its methods, and no other without a reason', () => {
    const own = Object.entries<SoapMethod>(soapMethods);
    const spec = own.filter(([, { beyondSpec }]) => !beyondSpec).map(([name]) => name);
    expect(spec.sort()).toEqual([...specSoapMethods].sort());
  });

  it('has its fields', () => {
    const names = [...Object.keys(soapWords), ...Object.keys(soapAliases)];
    expect(specSoapFields.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has its codes', () => {
    expect(Object.keys(soapErrors).sort()).toEqual([...specSoapCodes].sort());
    expect(Object.keys(integrationStates).sort()).toEqual([...specIntegrationCodes].sort());
  });

  it('has the fields of its webhook', () => {
    const names = Object.keys(webhookFormFields).flatMap((name) => name.match(/[a-z]\w+/gi) ?? []);
    const plain = names.map((name) => name.replace(/^hook(.)/, (_, first) => first.toLowerCase()));
    expect(specSoapWebhook.filter((name) => !plain.includes(name))).toEqual([]);
  });

  it('has its limits and its history', () => {
    expect(hashValidityMinutes).toBe(specSoapLimits.hashValidityMinutes);
    expect(soapService.defaultMethod).toBe(specSoapLimits.defaultMethod);
    expect(soapChangelog[0]?.version).toBe(specSoapLimits.firstVersion);
    expect(soapChangelog.at(-1)?.version).toBe(specSoapLimits.lastVersion);
  });
});
