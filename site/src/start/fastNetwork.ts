/** Network Information API: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  /** Megabits a second. */
  downlink?: number;
  effectiveType?: string;
}

const currentConnection = () => (navigator as { connection?: Connection }).connection;

const fastMegabitsPerSecond = 5;

/**
 * Whether prefetching is allowed: only on a network known to be fast and unmetered. Browsers without the API do not
 * prefetch (docs/decisions/page-start.md).
 */
export function isFastNetwork(): boolean {
  const connection = currentConnection();
  if (!connection || savesData()) return false;
  const { downlink = 0, effectiveType = '4g' } = connection;
  return downlink >= fastMegabitsPerSecond && effectiveType === '4g';
}

/** Whether nothing is fetched before it is asked for: the reader saves data, or the network is a very slow one. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = currentConnection() ?? {};
  return saveData || effectiveType.endsWith('2g');
}
