import type { Desk } from './multibancoApi.ts';
import { type Recording, recordedDelivery, recordedExchange } from './recording.ts';

/** How long a replayed answer takes, so that each step can be seen to happen. */
const paceMilliseconds = 500;

/** A desk that plays a recording: each question gets the answer recorded for it, whatever is typed. */
export function recordedDesk(recording: Recording, pace = paceMilliseconds): Desk {
  const rest = () => new Promise((done) => setTimeout(done, pace));
  const play = async (name: string) => {
    await rest();
    return recordedExchange(recording, name);
  };
  return {
    createReference: () => play('create'),
    pay: () => play('pay'),
    look: () => play('get'),
    deliveries: async (paymentId) => {
      await rest();
      const body = { data: [recordedDelivery(recording)] };
      const path = `/sandbox/deliveries?paymentId=${paymentId}`;
      return { method: 'GET', path, headers: {}, reply: { status: 200, body, ms: 0 } };
    },
  };
}
