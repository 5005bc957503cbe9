import { v5 } from 'uuid';

/** Namespace of the sandbox's uuids (RFC 9562, version 5). */
const namespace = '4b1f0c52-6f0a-4a53-9f2d-5b0c1d8e7a60';

/** Uuid of the n-th object of a kind. A hash, so the same calls on a fresh sandbox get the same ids. */
export function uuidOf(kind: 'customer' | 'savedMethod', serial: number): string {
  return v5(`${kind} ${serial}`, namespace);
}
