import { fileURLToPath } from 'node:url';
import type { Task } from './stage/task.ts';
import { capture } from './tasks/capture/grader.ts';
import { card } from './tasks/card/grader.ts';
import { mbway } from './tasks/mbway/grader.ts';
import { multibanco } from './tasks/multibanco/grader.ts';
import { reconcile } from './tasks/reconcile/grader.ts';
import { refund } from './tasks/refund/grader.ts';
import { sameDayRefund } from './tasks/same-day-refund/grader.ts';
import { soapToRest } from './tasks/soap-to-rest/grader.ts';
import { terminal } from './tasks/terminal/grader.ts';
import { webhooks } from './tasks/webhooks/grader.ts';

/** The tasks, by the name of their folder. */
export const tasks = {
  multibanco,
  mbway,
  card,
  capture,
  webhooks,
  refund,
  'same-day-refund': sameDayRefund,
  terminal,
  reconcile,
  'soap-to-rest': soapToRest,
} as const satisfies Record<string, Task<never>>;
export type TaskName = keyof typeof tasks;

/** The folder of a task. */
export const folderOf = (name: TaskName) => fileURLToPath(new URL(`tasks/${name}`, import.meta.url));
