import type { ConditionQuestion, TabCondition } from '@balcao/contract/control/inTab.ts';

/** Broadcasts the sandbox's condition to pages at each change, and to late pages; returns the setter of a part. */
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
