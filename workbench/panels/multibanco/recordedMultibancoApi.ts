import { typeAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import { type Recording, recordedDeliveries, recordedExchange } from '../../runner/recording.ts';
import type { MultibancoApi } from './multibancoApi.ts';
import type { TypedReferenceRequest } from './panelState.ts';

/** Pause before a replayed response, so that each step is visible. */
const replayPauseMilliseconds = 500;

/** Replays a recording: each call returns the recorded response, whatever is typed. */
export function recordedMultibancoApi(
  recording: Recording,
  pauseMilliseconds = replayPauseMilliseconds,
): MultibancoApi {
  const pause = () => new Promise((done) => setTimeout(done, pauseMilliseconds));
  const play = async (name: string) => {
    await pause();
    return recordedExchange(recording, name);
  };
  return {
    createReference: () => play('create'),
    pay: () => play('pay'),
    readPayment: () => play('get'),
    listDeliveries: async (paymentId) => {
      await pause();
      return recordedDeliveries(recording, `/sandbox/deliveries?paymentId=${paymentId}`);
    },
  };
}

/** Values that were typed for the recording. */
export function recordedDraft(recording: Recording, locale: Locale): TypedReferenceRequest {
  const body = recordedExchange(recording, 'create').body as { amount?: number; code?: string } | undefined;
  return { amount: typeAmount(body?.amount ?? 0, locale), code: body?.code ?? '' };
}
