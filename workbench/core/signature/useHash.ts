import { useEffect, useState } from 'react';

/** Separator of a message's parts, contained in none. */
const separator = '\0';

/**
 * Recomputes a hash whenever a part of its message changes.
 * @param compute the same function each time
 * @param parts its arguments; undefined computes no hash
 * @returns hexadecimal digits; undefined during the computation, and without a message
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
