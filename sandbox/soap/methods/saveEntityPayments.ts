import type { ErrorCode } from '@balcao/contract/errors.ts';
import { dateTime } from '@balcao/contract/schema/formats.ts';
import { failingProduct } from '@balcao/contract/soap/sketchedCalls.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import { isoOf } from '../../domain/clock/lisbonTime.ts';
import { type Refusal, Refused } from '../../domain/outcome.ts';
import { inRange } from '../../domain/payments/referenceRange.ts';
import { delay } from '../../domain/runtime.ts';
import { integrationState } from '../../services/entities/getEntity.ts';
import { createReference } from '../../services/payments/createPayment.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import { type PaymentProblem, readPayment } from '../paymentRequest.ts';
import { missingFor, presentIntegrationState, readyState, sayCode, sayWhy } from '../presentIntegrationState.ts';
import { sayDetail, sayLacking, sayReason, sayRule } from '../reasons.ts';
import type { Fields } from '../soapFields.ts';

const problems: Readonly<Record<PaymentProblem, SoapCode>> = {
  missing: '0014',
  amount: '0015',
  dates: '0015',
  data: '0015',
  methods: '0016',
  account: '0016',
  processed: '0013',
  failed: '0016',
};

/** SOAP code of a refusal. */
function codeOf({ code, detail }: Refusal): SoapCode {
  if (detail === 'reference_check_digits') return '0011';
  if (detail === 'reference_outside_range') return '0012';
  if (code === 'e00600') return '0013';
  if (code === 'e00301') return '0015';
  return code === 'e00226' ? '0017' : '0016';
}

/** Number of references registered before other requests are processed. */
const savedAtOnce = 10;

const isDate = (text: string | undefined) => text === undefined || dateTime.safeParse(isoOf(text)).success;

interface SaveError {
  code: SoapCode;
  reason?: string | undefined;
}

const needed = ['referenceEntity', 'reference', 'amount'] as const;

async function save(item: Fields, call: SoapRequest): Promise<SaveError | undefined> {
  const { context, caller, locale } = call;
  const missing = needed.filter((name) => item.text(name) === undefined);
  if (missing.length > 0) return { code: '0014', reason: sayLacking(item, missing.join(', '), locale) };
  const [entity = '', reference = ''] = needed.map(item.text);
  const wrong = (code: SoapCode, rule: ErrorCode, field: string, param = '') => ({
    code,
    reason: sayRule({ code: rule, param }, field, item.text(field), locale),
  });
  if (!/^\d+$/.test(reference)) return wrong('0011', 'e00228', 'reference');
  if (reference.length !== 9) return wrong('0011', 'e00227', 'reference', '9');
  const creationDate = item.text('creationDate');
  if (!isDate(creationDate))
    return {
      code: '0015',
      reason: sayReason('dateForm', locale, { field: 'creationDate', value: creationDate }),
    };
  if (item.text('productCode') === failingProduct('0016')) return { code: '0016' };
  const ranges = await context.store.read(caller.tenant, (store) => store.ranges.list(caller.clientId));
  const range = ranges.find((known) => known.entity === entity && inRange(known, reference));
  const asked = readPayment({ order: item, details: nothing, methods: [] }, call);
  if (!asked.ok) return { code: problems[asked.problem], reason: asked.reason };
  if (!range) {
    const known = ranges.map((each) => `${each.entity} ${each.start}-${each.end}`).join(', ');
    return { code: '0012', reason: sayReason('outsideRanges', locale, { entity, reference, ranges: known }) };
  }
  const created = await createReference(context, caller, {
    ...asked.value,
    referenceRange: { id: Number(range.id) },
    referenceDetails: { reference },
  });
  return created.ok ? undefined : { code: codeOf(created), reason: sayDetail(created, locale) };
}

/** Fields of the buyer and the account, which a reference does not have. */
const nothing: Fields = { text: () => undefined, part: () => nothing, list: () => [], strangers: [] };

/** Registers references issued by the merchant, independently of each other (docs/decisions/soap-compatibility.md). */
export const saveEntityPayments: SoapHandler = async (call) => {
  const { context, caller, locale } = call;
  const lacks = await integrationState(context, caller);
  if (lacks === '04' || lacks === '05') return missingFor('saveEntityPayments', lacks, locale);
  const items = call.items();
  if (items.length === 0) return { integrationState: presentIntegrationState(0, '0014', locale) };
  const errors = [];
  for (const [at, item] of items.entries()) {
    // Lets other requests run: each payment needs a transaction, and an in-process database never yields.
    if (at % savedAtOnce === savedAtOnce - 1) await delay(context.runtime, 0);
    const failed = await save(item, call).catch((error: unknown): SaveError => {
      // The earlier payments are saved, which a fault would hide.
      if (error instanceof Refused && errors.length < at) return { code: '0016' };
      throw error;
    });
    if (!failed) continue;
    errors.push({
      errorCode: failed.code,
      errorMessage: sayWhy(sayCode(failed.code, locale), failed.reason),
      referenceEntity: item.text('referenceEntity'),
      reference: item.text('reference'),
    });
  }
  const [first] = errors;
  if (!first) return { integrationState: readyState(locale), paymentReferenceErrors: [] };
  const inPart = errors.length < items.length;
  const state = inPart
    ? presentIntegrationState(2, '02', locale)
    : { ...presentIntegrationState(0, first.errorCode, locale), message: first.errorMessage };
  return { integrationState: state, paymentReferenceErrors: errors };
};
