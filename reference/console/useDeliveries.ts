import { useEffect, useState } from 'react';
import type { CausedDelivery, CompletedCall, ConsoleSetting } from './consoleSetting.ts';

/** Deliveries that the last call caused; undefined where they cannot be observed. */
export function useDeliveries(
  watch: ConsoleSetting['watchDeliveries'],
  done: CompletedCall | undefined,
): readonly CausedDelivery[] | undefined {
  const [found, setFound] = useState<{ of: CompletedCall; deliveries: readonly CausedDelivery[] }>();
  useEffect(() => {
    if (!done) return;
    const stop = watch(done, (deliveries) => setFound({ of: done, deliveries }));
    if (stop) setFound({ of: done, deliveries: [] });
    return stop;
  }, [watch, done]);
  return found && found.of === done ? found.deliveries : undefined;
}
