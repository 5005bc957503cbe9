import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';
import type { Call } from '../client/caller.ts';
import { boundText, done, problem, storedTexts, type ToolResult } from '../results/toolResult.ts';
import { cents, tool } from './tool.ts';

/** Maximum number of pages to search for a code; the list has no filter for it. */
const mostPages = 4;

const input = z.object({
  code: z.string().max(255).optional().describe('Order code: `code` of the payment'),
  customUniqueId: z.string().max(255).optional().describe('Own id of the payment'),
  amount: cents.optional().describe('Cents'),
  newest: z.int().min(1).max(20).default(5).describe('Most payments, the newest first'),
});
type Input = z.output<typeof input>;

function paymentText({ id, amount, code, customUniqueId, createdAt, stateDetails, ...more }: Payment): string {
  const { referenceDetails, paymentMethod, initialPaymentId } = more;
  const { entity, reference } = referenceDetails;
  return [
    `Payment ${id}: ${amount} cents, ${stateDetails.state}, created ${createdAt}`,
    ...(initialPaymentId ? [`follows payment ${initialPaymentId}`] : []),
    ...(paymentMethod ? [paymentMethod.code] : []),
    ...(entity ? [`entity ${entity} reference ${reference}`] : []),
    ...(code === undefined ? [] : [`code ${JSON.stringify(code)}`]),
    ...(customUniqueId === undefined ? [] : [`customUniqueId ${JSON.stringify(customUniqueId)}`]),
  ].join(', ');
}

const queryOf = ({ customUniqueId, amount }: Input, page: number, limit: number) =>
  new URLSearchParams({
    ...(customUniqueId === undefined ? {} : { customUniqueId }),
    ...(amount === undefined ? {} : { amount: String(amount) }),
    sort: '-createdAt',
    limit: String(limit),
    page: String(page),
  });

/** Finds matching payments. @returns them and all that were searched, or the refusal of the list */
async function find(call: Call, given: Input): Promise<{ found: Payment[]; seen: Payment[] } | ToolResult> {
  const { code, newest } = given;
  const limit = code === undefined ? newest : pageSize.payments;
  const seen: Payment[] = [];
  const fitting = () => seen.filter((each) => code === undefined || each.code === code);
  for (let page = 1; page <= mostPages && fitting().length < newest; page += 1) {
    const listed = await call<Payment[]>('GET', `/api/payments?${queryOf(given, page, limit)}`);
    if (!listed.ok) return listed.refusal;
    seen.push(...listed.data);
    if (listed.data.length < limit) break;
  }
  return { found: fitting().slice(0, newest), seen };
}

/** Payments that match the code or the own id of a search, but not its other arguments. */
async function findByText(call: Call, given: Input): Promise<string[]> {
  const { code, customUniqueId, amount } = given;
  const text = code ?? customUniqueId;
  if (text === undefined) return [];
  const isMore = amount !== undefined || (code !== undefined && customUniqueId !== undefined);
  const names = (['code', 'customUniqueId'] as const).filter((name) => isMore || given[name] === undefined);
  for (const name of names) {
    const alone = await find(call, { [name]: text, newest: 3 });
    if ('found' in alone && alone.found.length > 0)
      return [`With ${name} ${JSON.stringify(text)} alone there is:`, ...alone.found.map(paymentText)];
  }
  return [];
}

async function nothingFound(call: Call, given: Input, seen: readonly Payment[]): Promise<ToolResult> {
  const { code, customUniqueId, amount } = given;
  const asked = Object.entries({ code, customUniqueId, amount }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${JSON.stringify(value)}`],
  );
  const codes = [...new Set(seen.flatMap((each) => each.code ?? []))];
  const alone = await findByText(call, given);
  const [nearest] = code === undefined || alone.length > 0 ? [] : nearestNames(code, codes);
  const within = seen.length >= pageSize.payments * mostPages ? ` among the newest ${seen.length}` : '';
  const anything = await find(call, { newest: 3 });
  const newest = 'text' in anything ? [] : anything.found;
  return problem(
    [
      `This entity has no payment${asked.length > 0 ? ` with ${asked.join(' and ')}` : ''}${within}.`,
      ...alone,
      ...(nearest ? [`The nearest code is ${JSON.stringify(nearest)}.`] : []),
      ...(newest.length > 0 ? [`The newest payments (${storedTexts}):`, ...newest.map(paymentText)] : []),
    ].join('\n'),
    'Texts have to be the same in each letter. Other keys see other payments: did the program use these?',
  );
}

export const findPayment = tool({
  description:
    'Finds payments of the entity by the order’s code, by customUniqueId or by amount, or just the newest: their ids, states and references.',
  input,
  needsKeys: true,
  isReadOnly: true,
  async run({ call }, given) {
    const outcome = await find(call, given);
    if ('text' in outcome) return outcome;
    const { found, seen } = outcome;
    if (found.length === 0) return nothingFound(call, given, seen);
    const lines = [`Newest first (${storedTexts}):`, ...found.map(paymentText)];
    return done(boundText(lines.join('\n'), 'Ask for fewer with `newest`.'));
  },
});
