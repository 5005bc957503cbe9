import type { Shipment } from '@balcao/contract/control/caller.ts';
import { type CallerRuleId, callerRuleIds } from '@balcao/contract/control/callerRules.ts';
import { maxRetained } from '@balcao/contract/control/sandboxQuotas.ts';
import { type CallerFacts, type Evidence, seenIn } from '../../domain/caller/facts.ts';
import { rules } from '../../domain/caller/rules.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, RequestEntry } from '../../domain/ports.ts';

/** Operations that replace all payments, so only later calls are examined. */
const beginnings = ['resetSandbox', 'importSandbox'];

/** The sandbox's own receiver, to which every new tenant is subscribed. */
const ownInbox = /\/sandbox\/inbox\/\w+$/;

const isOfProgram = ({ url }: { url: string }) => !ownInbox.test(url);

async function factsOf(ports: Ports, { tenant, platformCode, now }: Caller): Promise<CallerFacts> {
  const limit = maxRetained.requests;
  const newestFirst = await ports.store.listRequests(tenant, platformCode, limit);
  const start = newestFirst.findIndex(({ operation, status }) => beginnings.includes(operation ?? '') && status < 300);
  const entries: RequestEntry[] = (start < 0 ? newestFirst : newestFirst.slice(0, start)).reverse();
  const platform = await ports.store.platform(platformCode);
  return ports.store.read(tenant, async (store) => {
    const payments = await store.payments.newest(platformCode, { limit });
    const deliveries = await store.deliveries.list(platformCode, { limit });
    return {
      calls: entries.filter(({ path, byTool }) => path.startsWith('/api/') && !byTool),
      shipments: entries.filter(({ operation, status }) => operation === 'reportShipment' && status < 300),
      deliveries: deliveries.filter(isOfProgram).reverse(),
      subscriptions: (await store.webhooks.list(platformCode)).filter(isOfProgram),
      payments: new Map(payments.map((payment) => [payment.id, payment])),
      privateKey: platform?.privateKey ?? '',
      now,
    };
  });
}

export interface ExaminedRule {
  rule: CallerRuleId;
  /** Sorted newest first; undefined if there was nothing to check. */
  evidence: (Evidence & { seen: string })[] | undefined;
}

/** Examines a program by every rule. Without any calls, a rule without findings counts as not checked. */
export async function examineCaller(
  ports: Ports,
  caller: Caller,
): Promise<{ calls: number; examined: ExaminedRule[] }> {
  const facts = await factsOf(ports, caller);
  const calls = facts.calls.length;
  const examined = callerRuleIds.map((rule) => {
    const found = rules[rule](facts);
    const isNothing = calls === 0 && found?.length === 0;
    const evidence = (isNothing ? undefined : found)
      ?.toSorted((one, other) => other.at - one.at)
      .map((each) => ({ ...each, seen: seenIn(each, facts) }));
    return { rule, evidence };
  });
  return { calls, examined };
}

/** Refuses a shipment if its payment or delivery does not exist; otherwise the log records the call. */
export function reportShipment(
  ports: Ports,
  { tenant, platformCode }: Caller,
  paymentId: number,
  { deliveryId }: Shipment,
): Promise<Outcome<true>> {
  return ports.store.read(tenant, async (store) => {
    const payment = await store.payments.find(paymentId);
    if (payment?.platformCode !== platformCode) return refuse('e00502', { source: { parameter: 'id' } });
    if (!deliveryId) return ok(true);
    const delivery = await store.deliveries.find(platformCode, Number(deliveryId));
    return delivery ? ok(true) : refuse('c0401', { values: { id: deliveryId } });
  });
}
