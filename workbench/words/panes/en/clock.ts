import type { PaneWords } from '../pt.ts';

/** The sandbox's time. */
export const clock: PaneWords['clock'] = {
  title: 'Clock',
  lead: 'Deadlines, expiries, retries and settlements obey this clock. It only moves forward.',
  now: 'Time of the sandbox',
  real: 'It shows real time.',
  ahead: (duration) =>
    `It is ${duration} ahead of real time. A reset of the sandbox puts it back to real time.`,
  advance: 'Move forward',
  steps: {
    60: '+1 min',
    300: '+5 min',
    1800: '+30 min',
    3600: '+1 hour',
    86400: '+1 day',
    604800: '+7 days',
  },
  moving: 'Moving on, with a stop at everything that happens on the way…',
  moved: (when) => `It is now ${when}.`,
  settle: 'Settle now',
  settled: 'What was paid is settled.',
  settleText: 'Does now what the close of the day would: transfers what was paid and invoices the fees.',
  upcoming: 'What comes next',
  nothingAhead: 'Nothing waits for time.',
  jump: 'Jump there',
  kinds: {
    phone_answers: 'The phone answers',
    push_expires: 'The MB WAY notification expires',
    terminal_acts: 'The terminal goes on by itself',
    terminal_gives_up: 'The terminal stops waiting',
    terminal_tells: 'The terminal’s notice arrives',
    payment_expires: 'The deadline passes',
    day_closes: 'The day closes and the money is transferred',
    delivery_leaves: 'Next attempt at a delivery',
  },
  setAside: {
    title: 'Set aside',
    text: 'An error of the sandbox itself prevented this several times; everything else went on.',
    kinds: {
      payment: (id) => `Payment ${id}`,
      entity: (id) => `Registration of tax number ${id}`,
      delivery: (id) => `Delivery ${id}`,
    },
    error: (id) => `Error ${id}, in the log of the sandbox`,
    retry: 'Try again',
    drop: 'Drop',
  },
};
