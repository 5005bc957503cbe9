import type { ConditionQuestion, TabCondition } from '@balcao/contract/control/inTab.ts';

/**
 * Tells the pages of a site how the sandbox is: at each change, and when one asks, because it came later.
 * @param channel that all of them have open
 * @returns changes a part of the condition
 */
export function tellCondition(channel: BroadcastChannel): (change: TabCondition) => void {
  let condition: TabCondition = { loadedShare: 0 };
  const tell = () => channel.postMessage(condition);
  channel.onmessage = ({ data }: MessageEvent<ConditionQuestion | TabCondition>) => {
    if (data === 'ask') tell();
  };
  tell();
  return (change) => {
    condition = { ...condition, ...change };
    tell();
  };
}
