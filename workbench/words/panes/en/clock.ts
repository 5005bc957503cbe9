import type { PaneWords } from '../pt.ts';

/** The sandbox's time. */
export const clock: PaneWords['clock'] = {
  title: 'Clock',
  lead: 'Deadlines, expiries, retries and settlements follow this clock. It only moves forward.',
  now: 'Sandbox time',
  real: 'It is showing real time.',
  ahead: (duration) =>
    `It is ${duration} ahead of real time. Resetting the sandbox puts it back to real time.`,
  advance: 'Move forward',
  steps: {
    60: '+1 min',
    300: '+5 min',
    1800: '+30 min',
    3600: '+1 hour',
    86400: '+1 day',
    604800: '+7 days',
  },
  moving: 'Moving forward, stopping at everything that happens along the way…',
  moved: (when) => `The sandbox’s clock now shows ${when}.`,
  settle: 'Settle now',
  settled: 'Paid payments have been settled.',
  settleText: 'Does now what the daily close would do: transfers what was paid and invoices the fees.',
  upcoming: 'What comes next',
  nothingAhead: 'Nothing is scheduled.',
  jump: 'Jump there',
  kinds: {
    phone_answers: 'The phone answers',
    push_expires: 'The MB WAY notification expires',
    terminal_acts: 'The terminal carries on by itself',
    terminal_gives_up: 'The terminal stops waiting',
    terminal_tells: 'The terminal’s report arrives',
    payment_expires: 'The deadline passes',
    day_closes: 'The day closes and the money is transferred',
    delivery_leaves: 'Next delivery attempt',
  },
  setAside: {
    title: 'Set aside',
    text: 'An error in the sandbox itself prevented this several times; everything else carried on.',
    kinds: {
      payment: (id) => `Payment ${id}`,
      entity: (id) => `Registration of tax number ${id}`,
      delivery: (id) => `Delivery ${id}`,
    },
    error: (id) => `Error ${id}, in the sandbox log`,
    retry: 'Try again',
    drop: 'Discard',
  },
};
