/** Compares two digests of the hash's length in constant time. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length && one.reduce((all, byte, at) => all | (byte ^ (other[at] ?? 0)), 0) === 0
  );
}
