/** @typedef {{ version: string, tables: Record<string, any[]> }} State of `GET /sandbox/export` */

const text = (/** @type {number} */ length) => 'ção'.repeat(length).slice(0, length);

/** Payment with strings of maximum length. Copies of it fill a state. */
export const largestPayment = {
  amount: 1000,
  code: text(255),
  summary: text(1000),
  callbackUrl: `https://shop.example/${'a'.repeat(1900)}`,
  additionalData: Array.from({ length: 20 }, (_, at) => ({
    key: `${at}${text(250)}`,
    value: text(255),
    type: 'STRING',
  })),
  paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
};

/** Reference of a payment with another method, derived from its id. @param {number} id */
const referenceOf = (id) => `A${id.toString(16).toUpperCase().padStart(8, '0')}`;

/**
 * Largest state that a public sandbox imports. Half of it are copies of the largest payment, half of the smallest.
 * @param {State} state exported from a sandbox with {@link largestPayment}
 * @param {number} [most] bytes
 */
export function fullState({ version, tables }, most = 3_900_000) {
  const { payments = [], sequences = [] } = tables;
  const byLength = payments
    .filter(({ id, reference }) => reference === referenceOf(id))
    .map((row) => ({ row, bytes: Buffer.byteLength(JSON.stringify(row)) }))
    .sort((one, other) => one.bytes - other.bytes);
  const copies = [byLength.at(0), byLength.at(-1)].flatMap((like, at) => {
    if (!like) return [];
    const { row, bytes } = like;
    return Array.from({ length: Math.floor(most / 2 / (bytes + 20)) }, (_, n) => {
      const id = (1 + at) * 10_000 + n;
      return { ...row, id, reference: referenceOf(id), document: { ...row.document, id } };
    });
  });
  const counters = sequences.map((row) => ({ ...row, next: 50_000 }));
  return { version, tables: { ...tables, payments: [...payments, ...copies], sequences: counters } };
}
