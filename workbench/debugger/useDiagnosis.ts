import type { Delivery } from '@balcao/contract/control/schema.ts';
import { useEffect, useState } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { type Diagnosis, diagnose, type Pasted } from './diagnoseSignature.ts';
import { originalOf } from './sampleMistakes.ts';

/** What was found out about a pasted message, and the delivery it left with. */
export interface Found {
  diagnosis: Diagnosis;
  delivery?: Delivery;
}

/**
 * Examines a message, again whenever it is another one.
 * @param pasted nothing is examined without it
 * @param deliveries what the sandbox sent, to find the body that was signed
 */
export function useDiagnosis(
  { desk, facts }: Bench,
  pasted: Pasted | undefined,
  deliveries: readonly Delivery[],
): Found | undefined {
  const [found, setFound] = useState<Found & { of: Pasted }>();
  const own = desk.keys.privateKey;
  const { seed, limits } = facts;
  useEffect(() => {
    if (!pasted) return;
    let stale = false;
    const delivery = originalOf(pasted.headers, deliveries);
    const keys = [own, seed.platform.privateKey, seed.otherPlatform.privateKey];
    diagnose(pasted, {
      original: delivery?.body,
      otherKeys: [...new Set(keys)].filter((key) => key !== pasted.privateKey),
      nowSeconds: Math.floor(Date.now() / 1000),
      toleranceSeconds: limits.signatureToleranceSeconds,
    }).then((diagnosis) => {
      if (!stale) setFound({ diagnosis, delivery, of: pasted });
    });
    return () => {
      stale = true;
    };
  }, [pasted, deliveries, own, seed, limits]);
  return found && found.of === pasted ? found : undefined;
}
