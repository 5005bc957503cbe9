import type { MultibancoApi } from './multibancoApi.ts';
import { type Recording, recordedDelivery, recordedExchange } from './recording.ts';

/** How long a replayed answer takes, so that each step can be seen to happen. */
const replayPauseMilliseconds = 500;

/** A desk that plays a recording: each question gets the answer recorded for it, whatever is typed. */
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
      const body = { data: [recordedDelivery(recording)] };
      const path = `/sandbox/deliveries?paymentId=${paymentId}`;
      return { method: 'GET', path, headers: {}, reply: { status: 200, body, ms: 0 } };
    },
  };
}
