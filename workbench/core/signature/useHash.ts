import { useEffect, useState } from 'react';

/** Between the parts of a message, none of which has it. */
const separator = '\0';

/** Computed again whenever a part changes; undefined meanwhile. `compute` is the same function each time. */
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
