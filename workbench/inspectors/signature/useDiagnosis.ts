import type { Clock, Delivery } from '@balcao/contract/control/schema.ts';
import { useEffect, useState } from 'react';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { diagnoseSignature, type PastedMessage, type SignatureDiagnosis } from './diagnoseSignature.ts';
import { originalOf } from './sampleMistakes.ts';

/** The diagnosis of a pasted message, and its delivery. */
interface DiagnosedMessage {
  diagnosis: SignatureDiagnosis;
  delivery?: Delivery;
}

/**
 * Diagnoses a message, and again whenever it changes.
 * @param pasted undefined diagnoses nothing
 * @param deliveries the sandbox's deliveries, to find the signed body
 */
export function useDiagnosis(
  { context, facts }: WorkbenchContext,
  pasted: PastedMessage | undefined,
  deliveries: readonly Delivery[],
): DiagnosedMessage | undefined {
  const [found, setFound] = useState<DiagnosedMessage & { of: PastedMessage }>();
  const own = context.keys.privateKey;
  const { seed, limits } = facts;
  const clock = useLiveData<Clock>(context, '/sandbox/clock', ['clock']);
  const offsetSeconds = clock.data?.offsetSeconds ?? 0;
  useEffect(() => {
    if (!pasted) return;
    let stale = false;
    const delivery = originalOf(pasted.headers, deliveries);
    const keys = [own, seed.platform.privateKey, seed.otherPlatform.privateKey];
    const nowSeconds = Math.floor(Date.now() / 1000);
    diagnoseSignature(pasted, {
      original: delivery?.body,
      otherKeys: [...new Set(keys)].filter((key) => key !== pasted.privateKey),
      nowSeconds,
      sandboxSeconds: nowSeconds + offsetSeconds,
      toleranceSeconds: limits.signatureToleranceSeconds,
    }).then((diagnosis) => {
      if (!stale) setFound({ diagnosis, delivery, of: pasted });
    });
    return () => {
      stale = true;
    };
  }, [pasted, deliveries, own, seed, limits, offsetSeconds]);
  return found && found.of === pasted ? found : undefined;
}
