import { useEffect, useState } from 'react';

/**
 * The provider's time, ticking each second between two answers.
 * @param told the time in the last answer, ISO 8601
 * @returns milliseconds
 */
export function useNow(told: string): number {
  const [now, setNow] = useState(() => Date.parse(told));
  useEffect(() => {
    const start = Date.parse(told);
    const at = performance.now();
    setNow(start);
    const timer = setInterval(() => setNow(start + performance.now() - at), 1000);
    return () => clearInterval(timer);
  }, [told]);
  return now;
}
