import { describe, expect, it } from 'vitest';
import { limitRows } from '../limits.ts';
import { paymentLifecycle } from '../resources/payments/paymentLifecycle.ts';
import { assumptionFacts } from './assumptions.ts';

const groups = Object.values(assumptionFacts('pt').assumptions).flat();
const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('the list of what the specification does not say', () => {
  it('gives each rule a place of its own, which can stand in an address', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  });

  it('has every limit and every row of a lifecycle that is not specified', () => {
    const limits = limitRows.filter(([, { origin }]) => origin.kind !== 'specified');
    for (const [name] of limits) expect(ids).toContain(`limit-${name.replace('.', '-')}`);
    const rows = paymentLifecycle.filter(({ origin }) => origin.kind !== 'specified');
    for (const { from, action } of rows) expect(ids).toContain(`payment-${from}-${action}`);
  });

  it('has nothing that is specified', () => {
    expect(ids).not.toContain('limit-statusCheckMinutes');
    expect(ids).not.toContain('payment-pending-cancel');
  });
});
