/** Network Information API: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  downlink?: number;
  effectiveType?: string;
}

const fastMegabitsPerSecond = 5;

/** Whether the network is known to be fast and unmetered (docs/decisions/page-start.md). */
export function isFastNetwork(): boolean {
  const { downlink = 0, effectiveType = '4g' } = connection();
  return !savesData() && downlink >= fastMegabitsPerSecond && effectiveType === '4g';
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether to load nothing before a press, because the reader saves data or the network is very slow. */
export const savesData = (): boolean => connection().saveData || /2g/.test(connection().effectiveType as string);
