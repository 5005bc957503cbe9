import type { AdminTenant, Backup, SetAsideOfTenant } from '@balcao/contract/admin/adminSchema.ts';
import type { Call } from '../library/caller.ts';
import { adminFrom } from '../remote/connection.ts';
import { type Arguments, meantBy } from '../terminal/arguments.ts';
import { plain, print, tableOf } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

interface Given {
  call: Call;
  names: readonly string[];
  reason: string | undefined;
}

interface Action {
  names: readonly string[];
  /** Calls the sandbox and returns the output of `--json`, which has one line per item if it is a list. */
  run(given: Given): Promise<unknown>;
  text(result: never): string;
}

const pageSize = 100;

/** Maximum number of pages to read; no list has as many. */
const mostPages = 10_000;

async function allOf<Row>(call: Call, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const found = await call<Row[]>('GET', `${path}?limit=${pageSize}&page=${page}`);
    rows.push(...found);
    if (found.length < pageSize) break;
  }
  return rows;
}

const tenantRow = (tenant: AdminTenant) => [
  tenant.tenant,
  tenant.platformCodes.join(' '),
  String(tenant.payments),
  String(tenant.subscriptions),
  String(tenant.waitingDeliveries),
  String(tenant.storedBytes),
  tenant.lastUsedAt ?? '-',
  tenant.frozenAt ? `frozen: ${tenant.frozenReason}` : 'open',
];

const tenantTable = (tenants: readonly AdminTenant[]) =>
  tableOf([
    ['TENANT', 'PLATFORMS', 'PAYMENTS', 'SUBSCRIPTIONS', 'WAITING', 'BYTES', 'LAST USED', 'STATE'],
    ...tenants.map(tenantRow),
  ]);

const failureTable = (items: readonly SetAsideOfTenant[]) =>
  tableOf([
    ['TENANT', 'KIND', 'ID', 'ATTEMPTS', 'FAILED AT', 'ERROR ID'],
    ...items.map(({ tenant, kind, id, attempts, failedAt, errorId }) => [
      tenant,
      kind,
      id,
      String(attempts),
      failedAt,
      errorId,
    ]),
  ]);

const pathOf = (...names: readonly (string | undefined)[]) =>
  `/admin/${names.map((name) => encodeURIComponent(name ?? '')).join('/')}`;

function reasonOf(reason: string | undefined): string {
  if (reason) return reason;
  throw new Problem('A sandbox is frozen for a reason.', 'Give it with --reason; its callers get it.');
}

const onTenant = (method: string, path: (tenant: string | undefined) => string): Action => ({
  names: ['TENANT'],
  run: ({ call, names: [tenant] }) => call(method, path(tenant)),
  text: (tenant: AdminTenant) => tenantTable([tenant]),
});

const onItem = (method: string, done: string, ...last: string[]): Action => ({
  names: ['TENANT', 'KIND', 'ID'],
  run: ({ call, names }) => call(method, pathOf('set-aside', ...names, ...last)),
  text: () => done,
});

const actions: Readonly<Record<string, Action>> = {
  tenants: {
    names: [],
    run: ({ call }) => allOf<AdminTenant>(call, '/admin/tenants'),
    text: tenantTable,
  },
  tenant: onTenant('GET', (tenant) => pathOf('tenants', tenant)),
  freeze: {
    ...onTenant('PUT', (tenant) => pathOf('tenants', tenant, 'freeze')),
    run: ({ call, names: [tenant], reason }) =>
      call('PUT', pathOf('tenants', tenant, 'freeze'), { reason: reasonOf(reason) }),
  },
  unfreeze: onTenant('DELETE', (tenant) => pathOf('tenants', tenant, 'freeze')),
  delete: { ...onTenant('DELETE', (tenant) => pathOf('tenants', tenant)), text: () => 'Deleted.' },
  'set-aside': {
    names: [],
    run: ({ call }) => allOf<SetAsideOfTenant>(call, '/admin/set-aside'),
    text: failureTable,
  },
  retry: onItem('POST', 'It is tried again.', 'retry'),
  drop: onItem('DELETE', 'It is not tried any more.'),
  backup: {
    names: [],
    run: ({ call }) => call<Backup>('POST', '/admin/backups'),
    text: ({ file, bytes }: Backup) => `Backup written: ${file} (${bytes} bytes)`,
  },
};

function actionNamed(name: string): Action {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action) return action;
  const known = [...Object.keys(actions), 'metrics'].join(', ');
  const meant = meantBy(name, Object.keys(actions), 'balcao admin ');
  throw new Problem(`balcao admin has no action "${name}".`, `${meant}It has ${known}.`);
}

export async function run({ operands, options, switches }: Arguments): Promise<void> {
  const [name = '', ...names] = operands;
  const { call, text } = adminFrom(options);
  if (name === 'metrics') return void process.stdout.write(plain(await text('/admin/metrics')));
  const action = actionNamed(name);
  if (names.length !== action.names.length) {
    throw new Problem(`balcao admin ${[name, ...action.names].join(' ')} is how it is called.`);
  }
  const result = (await action.run({ call, names, reason: options.reason })) ?? null;
  if (!switches.has('json')) return console.log(plain(action.text(result as never)));
  for (const row of Array.isArray(result) ? result : [result]) print(row, switches);
}
