import { useEffect, useState } from 'react';
import { sign } from './signature.ts';

/**
 * The HMAC of a message, computed again whenever a part of it changes.
 * @returns 64 hexadecimal digits, undefined while it computes
 */
export function useSignatureHash(privateKey: string, rawBody: string, ts: string): string | undefined {
  const [result, setResult] = useState<{ of: string; hash: string }>();
  const of = `${privateKey}\n${ts}\n${rawBody}`;
  useEffect(() => {
    let stale = false;
    sign(privateKey, rawBody, ts).then((hash) => {
      if (!stale) setResult({ of, hash });
    });
    return () => {
      stale = true;
    };
  }, [of, privateKey, rawBody, ts]);
  return result?.of === of ? result.hash : undefined;
}
