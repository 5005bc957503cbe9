import { useEffect, useState } from 'react';

/**
 * The provider's time, updated each second between two replies.
 * @param providerTime the time in the last reply, ISO 8601
 * @returns milliseconds
 */
export function useNow(providerTime: string): number {
  const [now, setNow] = useState(() => Date.parse(providerTime));
  useEffect(() => {
    const start = Date.parse(providerTime);
    const at = performance.now();
    setNow(start);
    const timer = setInterval(() => setNow(start + performance.now() - at), 1000);
    return () => clearInterval(timer);
  }, [providerTime]);
  return now;
}
