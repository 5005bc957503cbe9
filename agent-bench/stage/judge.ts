import { setTimeout as pause } from 'node:timers/promises';
import type { Lost, Stage } from './task.ts';
import type { Warehouse } from './warehouse.ts';

/** A shop that looks every second for what to send has looked by then. */
const laterMilliseconds = 1500;

/** Who writes down what the merchant loses. */
export interface Judge extends Pick<Stage, 'loses' | 'stays'> {
  lost: Lost[];
  /** Judges what should have stayed; the shop has to run until then. */
  close(): Promise<void>;
}

/** @param losses of the task, by name */
export function openJudge(losses: Readonly<Record<string, string>>, warehouse: Warehouse): Judge {
  const lost: Lost[] = [];
  const staying: Parameters<Stage['stays']>[] = [];
  const loses: Stage['loses'] = (loss, happened, seen) => {
    if (happened) lost.push({ loss, means: losses[loss] ?? '', seen });
  };
  return {
    lost,
    loses,
    stays: (...row) => staying.push(row),
    async close() {
      const isEarly = staying.some(([, orderId]) => warehouse.sent(orderId) === 0);
      if (isEarly) await pause(laterMilliseconds);
      for (const [loss, orderId, seen] of staying) loses(loss, warehouse.sent(orderId) > 0, seen);
    },
  };
}
