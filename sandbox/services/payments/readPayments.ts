import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { type PaymentFilters, paymentFilters, sortFields } from '@balcao/contract/resources/payments/filters.ts';
import { formatLisbon, writableInstants } from '../../domain/clock/lisbonTime.ts';
import type { BankAccount } from '../../domain/entities/bankAccount.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import { createPace } from '../../domain/pace.ts';
import type { Page } from '../../domain/page.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { type Moment, timelineOf } from '../../domain/payments/timeline.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';

/** GET /payments/{id}: e00502 if the id is unknown or belongs to another entity (docs/decisions/error-codes.md). */
export async function getPayment(ports: Ports, caller: Caller, id: number): Promise<Outcome<PaymentRecord>> {
  const payment = await ports.store.read(caller.tenant, (store) => store.payments.find(id));
  if (payment?.clientId !== caller.clientId) return refuse('e00502', { source: { parameter: 'id' } });
  return ok(payment);
}

/** GET /payments: `limit` is at most 500 (docs/decisions/response-envelope.md); e00230 for an unknown sort field. */
export async function listPayments(
  ports: Ports,
  caller: Caller,
  filters: PaymentFilters,
): Promise<Outcome<Page<PaymentRecord> & { limit: number }>> {
  const unsortable = checkSort(filters.sort, sortFields);
  if (unsortable) return unsortable;
  const limit = Math.min(filters.limit, pageSize.payments);
  const page = await ports.store.read(caller.tenant, (store) =>
    store.payments.list(caller.clientId, { ...filters, limit }),
  );
  return ok({ ...page, limit });
}

/** Lookup of a payment by reference, by id, or by both, which must then match. */
interface PaymentLookup {
  reference?: string;
  id?: number;
}

export interface FoundPayments {
  /** In the requested order; undefined for each unknown payment. */
  payments: (PaymentRecord | undefined)[];
  accounts: BankAccount[];
}

async function byReference(store: TenantStore, { clientId }: Caller, reference: string) {
  const asked = paymentFilters.safeParse({ referenceDetails_reference: reference, limit: 1 });
  if (!asked.success) return undefined;
  const { items } = await store.payments.list(clientId, asked.data);
  return items[0];
}

async function findOne(store: TenantStore, caller: Caller, { reference, id }: PaymentLookup) {
  if (id === undefined) return reference && byReference(store, caller, reference);
  const payment = await store.payments.find(id);
  const agrees = reference === undefined || payment?.reference?.number === reference;
  return payment?.clientId === caller.clientId && agrees ? payment : undefined;
}

/** checkEntityPayments of the SOAP service: finds the requested payments. */
export function findPayments(ports: Ports, caller: Caller, wanted: readonly PaymentLookup[]): Promise<FoundPayments> {
  return ports.store.read(caller.tenant, async (store) => {
    const payments: FoundPayments['payments'] = [];
    const pace = createPace(ports.runtime);
    for (const one of wanted) {
      payments.push((await findOne(store, caller, one)) || undefined);
      await pace();
    }
    return { payments, accounts: await store.bankAccounts.list(caller.clientId) };
  });
}

export interface WaitingPush {
  payment: PaymentRecord;
  merchant: string;
}

/** Pending pushes of a platform's entities, newest first. */
export function listPushes(ports: Ports, { tenant, platformCode }: Caller, limit: number): Promise<WaitingPush[]> {
  return ports.store.read(tenant, async (store) => {
    const waiting = await store.payments.waitingPushes(platformCode, limit);
    const names = new Map<string, string>();
    for (const clientId of new Set(waiting.map((payment) => payment.clientId))) {
      const entity = await store.entities.find(clientId);
      names.set(clientId, entity?.registration.name ?? clientId);
    }
    return waiting.map((payment) => ({ payment, merchant: names.get(payment.clientId) ?? payment.clientId }));
  });
}

/** Maximum number of deliveries in a timeline; only the newest are shown. */
const deliveriesTold = 500;

/** Payment of the platform with its history; e00502 if it is unknown or belongs to another platform. */
export function getTimeline(
  ports: Ports,
  { tenant, platformCode }: Caller,
  id: number,
): Promise<Outcome<{ payment: PaymentRecord; moments: Moment[] }>> {
  return ports.store.read(tenant, async (store) => {
    const payment = await store.payments.find(id);
    if (payment?.platformCode !== platformCode) return refuse('e00502', { source: { parameter: 'id' } });
    const filters = { paymentId: id, limit: deliveriesTold };
    const deliveries = await store.deliveries.list(platformCode, filters);
    return ok({ payment, moments: timelineOf(payment, deliveries) });
  });
}

/** Whether a payment counts as changed. Refunds do not, because they are listed with the payment they refund. */
const counts = ({ type, state }: PaymentRecord) =>
  type !== 'refund' && (state === 'confirmed' || state === 'cancelled');

/** Formats an instant for a filter, clamped to years of four digits. */
const written = (instant: number) =>
  formatLisbon(Math.min(Math.max(instant, writableInstants.earliest), writableInstants.latest));

/** getEntityPayments: changes in a period, oldest first (docs/decisions/soap-compatibility.md); e00300 if too many. */
export function listChangedPayments(
  ports: Ports,
  caller: Caller,
  period: { start: number; end: number },
  most: number,
): Promise<Outcome<{ payments: PaymentRecord[] } & Pick<FoundPayments, 'accounts'>>> {
  return ports.store.read(caller.tenant, async (store) => {
    const updatedAt = { start: written(period.start), end: written(period.end) };
    const filters = paymentFilters.parse({ updatedAt, sort: 'updatedAt,id', limit: most });
    const { items, totalCount } = await store.payments.list(caller.clientId, filters);
    if (totalCount > most) return refuse('e00300');
    return ok({ payments: items.filter(counts), accounts: await store.bankAccounts.list(caller.clientId) });
  });
}

/** Refuses an unknown field in a sort list, where `-` means descending, with e00230 and the known fields. */
export function checkSort(sort: string, fields: readonly string[]): Refusal | undefined {
  if (sort.split(',').every((term) => fields.includes(term.replace('-', '')))) return undefined;
  const values = { field: 'sort', param: fields.join(', ') };
  return refuse('e00230', { source: { parameter: 'sort' }, values });
}
