/** A signature worked out once, for readers to try their verifiers on (docs/decisions/signatures.md). */
export const signatureVector = {
  privateKey: 'sandbox-key',
  body: '{"a":1}',
  /** Unix seconds; long past, so that only the hash is to be compared. */
  ts: '1700000000',
  hash: '45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566',
} as const;
