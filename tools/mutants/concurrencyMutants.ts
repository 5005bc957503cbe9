import type { Bug } from './mutant.ts';

/** Bugs that are visible only if several processes share a database, or one of them ends. */
export const concurrencyMutants: readonly Bug[] = [
  {
    name: 'a lease ends before its message has arrived',
    harm: 'Two processes send the same message at once.',
    file: 'sandbox/storage/claimDeliveries.ts',
    find: '(deliveryTimeoutSeconds + 10) * 1000',
    replace: '50',
  },
  {
    name: 'what another process is claiming is claimed too',
    harm: 'Two processes send the same message at once.',
    file: 'sandbox/storage/claimDeliveries.ts',
    find: `
    .where(isDue(on, 'deliveries', claim))
    .where(isAmong.postgresql(next))
    .forUpdate()
    .skipLocked();`,
    replace: ".where('tenant', '=', claim.tenant).where(isAmong.postgresql(next));",
  },
  {
    name: 'a message that another process has sent is claimed by an older scan',
    harm: 'A message is sent twice, or again before its time.',
    file: 'sandbox/storage/claimDeliveries.ts',
    find: ".where(isDue(on, 'deliveries', claim))",
    replace: ".where('tenant', '=', claim.tenant).where('lease_until', '<', claim.now)",
    mayEscape: 'It happens to three claims in two thousand, under load. claimDeliveries.test.ts finds it.',
  },
  {
    name: 'what a killed process was sending is never taken over',
    harm: 'After a crash the messages that were on their way wait for ever.',
    file: 'sandbox/storage/claimDeliveries.ts',
    find: `\${column('lease_until')} < \${now}`,
    replace: `\${column('lease_until')} = 0`,
  },
  {
    name: 'two processes change a payment at once',
    harm: 'A refund is added to a sum that another refund has changed meanwhile: more is given back than was paid.',
    file: 'sandbox/storage/paymentQueries.ts',
    find: 'return locking ? one.forUpdate() : one;',
    replace: 'return one;',
    also: [
      {
        file: 'sandbox/storage/paymentQueries.ts',
        find: ".where('version', '=', read)",
        replace: ".where((eb) => eb.or([eb('version', '=', read), eb('version', '!=', read)]))",
      },
    ],
  },
  {
    name: 'a transaction that met another is not run again',
    harm: 'A call fails because somebody else called at the same time.',
    file: 'sandbox/storage/transact.ts',
    find: 'if (!isStale(error)) throw error;',
    replace: 'throw error;',
  },
  {
    name: 'references are counted before their counter is locked',
    harm: 'Two orders get the same reference, or one of them none.',
    file: 'sandbox/storage/ranges.ts',
    find: 'const [row] = await takeFrom(connection, { tenant, clientId, id: id ?? null });',
    replace: `const known = await rangesOf(connection, { tenant, clientId });
      const [taken] = await takeFrom(connection, { tenant, clientId, id: id ?? null });
      const first = known.find((each) => each.id === taken?.id);
      const row = first && { ...first, issued: first.issued + 1 };`,
    mayEscape: 'Two processes have to read one counter within the same millisecond. sequences.test.ts finds it.',
  },
];
