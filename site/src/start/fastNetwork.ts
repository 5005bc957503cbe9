/** What a browser may say of its network: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  /** Megabits a second. */
  downlink?: number;
  effectiveType?: string;
}

const fastMegabitsPerSecond = 5;

/**
 * Whether things may be fetched before they are asked for: only where the network is known to be fast and unmetered.
 * A browser that says nothing of it is not asked to fetch ahead (GOALS "Reading a page").
 */
export function isFastNetwork(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection || connection.saveData) return false;
  const { downlink = 0, effectiveType = '4g' } = connection;
  return downlink >= fastMegabitsPerSecond && effectiveType === '4g';
}
