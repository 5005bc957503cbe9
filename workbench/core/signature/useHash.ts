import { useEffect, useState } from 'react';

/** Separator between the parts of a message. No part contains it. */
const separator = '\0';

/**
 * Computes a hash, and computes it again when a part of its message changes.
 * @param compute must be the same function in every render
 * @param parts arguments of `compute`; if undefined, no hash is computed
 * @returns hexadecimal digits; undefined during the computation and without a message
 */
export function useHash(
  compute: (...parts: string[]) => Promise<string>,
  parts: readonly string[] | undefined,
): string | undefined {
  const [result, setResult] = useState<{ of: string; hash: string }>();
  const of = parts?.join(separator);
  useEffect(() => {
    if (of === undefined) return;
    let stale = false;
    compute(...of.split(separator)).then((hash) => {
      if (!stale) setResult({ of, hash });
    });
    return () => {
      stale = true;
    };
  }, [compute, of]);
  return result?.of === of ? result?.hash : undefined;
}
