/** Network Information API: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  /** Megabits a second. */
  downlink?: number;
  effectiveType?: string;
}

const fastMegabitsPerSecond = 5;

/**
 * Whether prefetching is allowed: only on a network known to be fast and unmetered. Browsers without the API do not
 * prefetch (docs/decisions/page-start.md).
 */
export function isFastNetwork(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection || connection.saveData) return false;
  const { downlink = 0, effectiveType = '4g' } = connection;
  return downlink >= fastMegabitsPerSecond && effectiveType === '4g';
}
