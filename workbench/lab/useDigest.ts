import { useEffect, useState } from 'react';
import { sha256 } from '../signature/sha256.ts';
import { canSign } from '../signature/signature.ts';

/**
 * The SHA-256 of a text, computed again whenever it changes.
 * @returns 64 hexadecimal digits; undefined while it computes, without a text, and where the browser cannot compute
 * hashes
 */
export function useDigest(text: string | undefined): string | undefined {
  const [result, setResult] = useState<{ of: string; hash: string }>();
  useEffect(() => {
    if (text === undefined || !canSign()) return;
    let isStale = false;
    sha256(text).then((hash) => {
      if (!isStale) setResult({ of: text, hash });
    });
    return () => {
      isStale = true;
    };
  }, [text]);
  return result?.of === text ? result?.hash : undefined;
}
