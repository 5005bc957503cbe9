/** A signature older than this should be refused by the receiver (docs/decisions/signatures.md). */
export const signatureToleranceSeconds = 1800;
