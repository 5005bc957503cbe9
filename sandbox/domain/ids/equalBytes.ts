/** Whether two digests are the same, in a time that says nothing of where they differ. Their length is that of the hash. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return (
    one.length === other.length && one.reduce((all, byte, at) => all | (byte ^ (other[at] ?? 0)), 0) === 0
  );
}
