/** Test vector for signature verifiers (docs/decisions/signatures.md). */
export const signatureVector = {
  privateKey: 'sandbox-key',
  body: '{"a":1}',
  /** Unix seconds, long past, so that only the hash can match. */
  ts: '1700000000',
  hash: '45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566',
} as const;
