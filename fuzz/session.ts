import type { Clock } from '@balcao/contract/control/schema.ts';
import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { isSoapFault } from '../sandbox/testing/breaksOfSoap.ts';
import { database } from '../sandbox/testing/database.ts';
import { reopenDeleted } from './checks/checkDeleted.ts';
import { wrongWith } from './checks/checkResponse.ts';
import { checkState, comparable, deliversFirst, firstDifference, sentState } from './checks/checkState.ts';
import { expectedKinds, type OrderedFaults } from './checks/orderedFaults.ts';
import { type Exchange, Failure, isDone, type Received } from './failure.ts';
import { count, type Figures } from './figures.ts';
import { origin } from './fuzzedSandbox.ts';
import { createMemory, type Memory, modelOf } from './memory.ts';
import { buildRequest } from './requests/buildRequest.ts';
import { webRequestOf } from './requests/builtRequest.ts';
import { type Session, type Step, tenantOf } from './steps/step.ts';
import { type Target, within } from './target.ts';

/** What a session knows while it runs. */
interface Progress {
  memory: Memory;
  exchanges: Exchange[];
  ordered: Record<'own' | 'foreign', OrderedFaults>;
  /** Whether a request changed the other tenant with that tenant's own credentials. */
  touchedForeign: boolean;
  wasImported: boolean;
}

async function receive({ sandbox }: Target, exchange: Exchange): Promise<Received | 'cut'> {
  const { request } = exchange;
  const sent = webRequestOf(request, origin);
  try {
    const response = await sandbox.fetch(sent);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    // As `fetch` fails where a fault cuts the connection.
    if (error instanceof TypeError && error.message === 'fetch failed') return 'cut';
    throw error;
  }
}

const dataOf = (received: Received | 'cut' | undefined): unknown => {
  if (received === undefined || received === 'cut' || received.status >= 300) return undefined;
  const isJson = received.headers.get('content-type')?.startsWith('application/json');
  return isJson && received.text !== '' ? (JSON.parse(received.text) as { data?: unknown }).data : undefined;
};

/** Keeps what a response told, for the requests that come. */
function remember({ memory }: Progress, { request, received }: Exchange): void {
  const { operation } = request;
  const data = dataOf(received);
  if (operation?.id === 'exportSandbox' && data) memory.noteState(data as TenantState);
  else memory.note(modelOf(operation?.operation.success.data), data);
  if (!request.name.startsWith('soap ') || received === 'cut') return;
  for (const [, name = '', text = ''] of received?.text.matchAll(/<(\w+) xsi:type="[^"]*">([^<]+)</g) ?? []) {
    memory.note('Soap', { [name]: name === 'amount' || name === 'paymentAmount' ? Number(text) : text });
  }
}

const changesFaults = new Set([
  'createFault',
  'clearFaults',
  'clearFault',
  'resetSandbox',
  'importSandbox',
  'deleteTenant',
]);

/** What the tenant's clock says: the hash of a SOAP call proves a date that is near to it. */
async function clockOf({ ask, identities }: Target): Promise<string> {
  const { body } = await ask(identities.own, 'GET', '/sandbox/clock');
  return (body.data as Clock).now;
}

/** Sends one request, or several at once, and checks what comes back. */
async function sendGroup(target: Target, steps: readonly Step[], progress: Progress, figures: Figures) {
  const { memory, exchanges, ordered } = progress;
  const [single] = steps.length === 1 ? steps : [];
  const isImport = single?.request.kind === 'import';
  if (steps.some(({ request }) => request.kind === 'import') && !memory.state(0)) {
    memory.noteState(await target.exportState(target.identities.own));
  }
  const watched = single && (single.watched || isImport);
  // What waits to be delivered leaves with any request where a subscription is told before the response.
  if (watched) await target.sandbox.settle();
  const before = watched ? JSON.stringify(await target.exportState(target.identities.own)) : '';
  const now = steps.some(({ request }) => request.kind === 'soap') ? await clockOf(target) : '';
  const group = steps.map(
    (step): Exchange => ({ request: buildRequest(step, target.identities[step.who], now, memory) }),
  );
  exchanges.push(...group);
  const started = performance.now();
  await within(
    Promise.all(
      group.map(async (exchange) => {
        exchange.received = await receive(target, exchange);
      }),
    ),
    group.map(({ request }) => request.name).join(' beside '),
  );
  const milliseconds = performance.now() - started;
  const faults = target.sandbox.takeFaults();
  if (faults.length > 0) throw new Failure(`the sandbox failed: ${shownFaults(faults)}`);
  for (const exchange of group) {
    const { request, received = 'cut' } = exchange;
    const wrong = wrongWith(request, received, expectedKinds(request, ordered[tenantOf(request)]));
    if (wrong) throw new Failure(wrong);
    count(figures, exchange, milliseconds);
    remember(progress, exchange);
    noteEffects(target, progress, exchange, steps);
  }
  await reopenDeleted(target, group);
  await refreshFaults(target, progress, group);
  if (watched && single) await checkWatched(target, single, group[0] as Exchange, before, progress, figures);
}

const shownFaults = (faults: readonly unknown[]) =>
  faults
    .map((fault) =>
      (fault as unknown[]).map((part) => (part instanceof Error ? part.stack : part)).join(': '),
    )
    .join('\n');

function noteEffects(
  { tenants }: Target,
  progress: Progress,
  { request, received }: Exchange,
  steps: readonly Step[],
): void {
  if (!isDone(received)) return;
  const isOnForeignPage = Object.values(tenants.foreign.checkouts).some((token) =>
    request.path.includes(token),
  );
  if (request.who === 'foreign' || isOnForeignPage) progress.touchedForeign = true;
  const imports = steps.some((step) => step.request.kind === 'import' && step.request.changes.length > 0);
  if (imports || request.operation?.id === 'importSandbox') progress.wasImported = true;
}

/** Asks which faults wait now, where that can have changed. */
async function refreshFaults(
  target: Target,
  { ordered }: Progress,
  group: readonly Exchange[],
): Promise<void> {
  for (const tenant of ['own', 'foreign'] as const) {
    const ours = group.filter(({ request }) => tenantOf(request) === tenant);
    const changed = ours.some(
      ({ request, received }) =>
        received === 'cut' ||
        received?.headers.has('sandbox-fault') ||
        changesFaults.has(request.operation?.id ?? ''),
    );
    if (!changed) continue;
    const { body } = await target.ask(target.identities[tenant], 'GET', '/sandbox/faults');
    ordered[tenant] = body.data as OrderedFaults;
  }
}

/** What a refused request must leave as it was, and a state that was taken must be. */
async function checkWatched(
  target: Target,
  { request: step }: Step,
  { request, received = 'cut' }: Exchange,
  before: string,
  { memory }: Progress,
  figures: Figures,
): Promise<void> {
  if (received === 'cut' || received.headers.has('sandbox-fault')) return;
  const isRefused =
    received.status >= 400 && (!request.name.startsWith('soap ') || isSoapFault(received.text));
  if (step.kind === 'import') figures.imports[isRefused ? 'refused' : 'taken'] += 1;
  const isTaken = step.kind === 'import' && !isRefused && request.who !== 'foreign';
  if (!isRefused && !isTaken) return;
  const state = await target.exportState(target.identities.own);
  if (!isTaken && JSON.stringify(state) === before) return;
  const old = JSON.parse(before) as TenantState;
  const wanted = isTaken ? sentState(String(request.body)) : old;
  const delivering = [old, wanted, state].some(deliversFirst);
  const allowed = { delivering, counting: !isTaken && database === 'postgresql' };
  const expected = comparable(wanted, allowed);
  const after = comparable(state, allowed);
  if (after !== expected) {
    const what = isTaken ? 'an imported state is not what was sent' : 'a refused request changed the sandbox';
    throw new Failure(`${what}: ${firstDifference(expected, after)}`);
  }
  for (const { id, checkout_id } of state.tables.payments ?? []) {
    memory.note('Payment', { id: String(id) });
    if (checkout_id) memory.note('Checkout', { id: checkout_id });
  }
}

/** Requests that are sent together. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [[]];
  for (const step of steps) {
    groups.at(-1)?.push(step);
    if (!step.beside) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
}

/** The other tenant as the seed fills it. */
async function freshForeign({ renew, exportState, identities }: Target): Promise<string> {
  await renew('foreign');
  return comparable(await exportState(identities.foreign));
}

/**
 * Runs a session in the sandbox as the seed fills it.
 * @throws Failure with all requests of the session
 */
export async function runSession(target: Target, { steps, end }: Session, figures: Figures): Promise<void> {
  const { identities, tenants, sandbox } = target;
  sandbox.restart();
  await target.renew('own');
  const isForeignWatched = end === 'read';
  const foreign = isForeignWatched ? await freshForeign(target) : '';
  const memory = createMemory();
  for (const tenant of [tenants.foreign, tenants.own]) {
    for (const id of Object.values(tenant.checkouts)) memory.note('Checkout', { id });
  }
  const progress: Progress = {
    memory,
    exchanges: [],
    ordered: { own: [], foreign: [] },
    touchedForeign: false,
    wasImported: false,
  };
  try {
    for (const group of groupsOf(steps)) await sendGroup(target, group, progress, figures);
    if (end !== 'left') {
      const { wasImported } = progress;
      await within(checkState(target, { wasImported, end }), 'the end of a session');
    }
    const faults = sandbox.takeFaults();
    if (faults.length > 0) throw new Failure(`the sandbox failed: ${shownFaults(faults)}`);
    if (progress.touchedForeign || !isForeignWatched) return;
    const after = comparable(await target.exportState(identities.foreign));
    if (after !== foreign) {
      throw new Failure(`a request changed another tenant: ${firstDifference(foreign, after)}`);
    }
  } catch (error) {
    const isOurs = error instanceof Failure;
    const what = isOurs ? error.what : ((error as Error).stack ?? String(error));
    throw new Failure(what, progress.exchanges, isOurs && error.isHang);
  }
}
