import type { MultibancoApi } from './multibancoApi.ts';
import { type Recording, recordedDeliveries, recordedExchange } from './recording.ts';

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
