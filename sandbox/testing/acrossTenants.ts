/** Statement that reads tables without a condition on a tenant, on one line and without quotes, with the reason. */
interface AcrossTenants {
  tables: readonly string[];
  statement: RegExp;
  reason: string;
}

export const acrossTenants: readonly AcrossTenants[] = [
  {
    tables: ['platforms', 'tenants', 'entities'],
    statement: /^select platforms\.tenant, [^()]* from platforms [^()]* where code = \$2$/,
    reason: 'who calls is found by the code of the platform',
  },
  {
    tables: ['platforms'],
    statement: /^select code from platforms where code in \(\$1, \$2\)$/,
    reason: 'no two tenants have the same code',
  },
  {
    tables: ['payments', 'tenants', 'entities'],
    statement: /^select payments\.tenant, [^()]* from payments [^()]* where checkout_id = \$1 limit \$2$/,
    reason: 'the page of a payer is found by its token',
  },
  {
    tables: ['tenants'],
    statement: /^select tenant from tenants where frozen_at is null and \(?exists \(/,
    reason: 'the worker looks who has something due',
  },
  {
    tables: ['deliveries'],
    statement: /^update deliveries set due_at = \(select \$1 \+ clock_offset from tenants /,
    reason: 'the worker releases what a clock that was set back has put off',
  },
  {
    tables: ['tenants'],
    statement: /^select count\(\*\) as count from tenants where tenant != \$1$/,
    reason: 'a new tenant asks how many there are',
  },
  {
    tables: ['tenants'],
    statement: /^select tenant, coalesce\(.* as calledAt from tenants where tenant != \$1 .* limit \$2$/,
    reason: 'a new tenant looks for the one that is idle the longest',
  },
  {
    tables: ['item_failures'],
    statement: /^select count\(\*\) as count from item_failures where retry_at is null and dropped = 0$/,
    reason: 'the health check and the metrics count what is set aside',
  },
  {
    tables: ['item_failures'],
    statement: /^select (\*|count\(\*\) as totalCount) from item_failures where retry_at is null and dropped = /,
    reason: 'the operator lists what is set aside',
  },
  {
    tables: ['tenants'],
    statement: /^select count\(\*\) as totalCount from tenants$/,
    reason: 'the operator counts the tenants',
  },
  {
    tables: ['tenants'],
    statement: /^select t\.tenant, .* from tenants t order by t\.created_at, t\.tenant limit \$1 offset \$2$/,
    reason: 'the operator lists the tenants with what they take up',
  },
  {
    tables: ['tenants'],
    statement: /^select count\(\*\) as total, count\(frozen_at\) as frozen from tenants$/,
    reason: 'the metrics count the tenants',
  },
  {
    tables: ['tenants'],
    statement: /^select min\(at\) as at from \(.* from tenants t where t\.frozen_at is null\) as each_tenant$/,
    reason: 'the metrics look for the message that is most overdue',
  },
  {
    tables: ['deliveries'],
    statement: /^select count\(\*\) as count from \( select 1 from deliveries where state = 'waiting' limit \$1\)/,
    reason: 'the metrics count what waits',
  },
];

const plain = (statement: string) => statement.replace(/"/g, '').replace(/\s+/g, ' ').trim();

/** Reason why a statement may read a table without a condition on a tenant; undefined if it may not. */
export const reasonAcrossTenants = (table: string, statement: string): string | undefined =>
  acrossTenants.find((each) => each.tables.includes(table) && each.statement.test(plain(statement)))?.reason;
