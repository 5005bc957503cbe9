import pg from 'pg';
import type { KillOrder } from './messages.ts';

type Query = (this: pg.Client, ...values: unknown[]) => unknown;

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text?: string })?.text);

/**
 * Ends this process at a statement, before it is sent or after it is executed. Returns a function that takes an order;
 * false if it comes too late, because the process ends once its current statement is executed.
 */
export function installKillSwitch(): (order: KillOrder) => boolean {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  const die = () => process.kill(process.pid, 'SIGKILL');
  let isEnding = false;
  let order: KillOrder = { statements: undefined, countsCommits: false, executesLast: true };

  client.query = function (...values) {
    const counts = !order.countsCommits || textOf(values[0]) === 'commit';
    if (order.statements === undefined || !counts) return query.apply(this, values);
    order.statements -= 1;
    if (order.statements > 0) return query.apply(this, values);
    if (!order.executesLast) die();
    order.statements = undefined;
    const result = query.apply(this, values);
    if (!(result instanceof Promise)) return result;
    isEnding = true;
    result.then(die, die);
    return result;
  };
  return (next) => {
    order = { ...next };
    return !isEnding;
  };
}
