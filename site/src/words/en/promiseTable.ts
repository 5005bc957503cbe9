import type * as pt from '../pt/promiseTable.ts';

export const promiseTable: typeof pt.promiseTable = {
  about: 'Subject',
  promised: 'What is promised',
  heldBy: 'What fails if it stops being true',
  measured: (day, cores, node) => `Measured on ${day}, on ${cores} cores with Node ${node}`,
  captions: {
    deliveries: 'Deliveries of webhooks and callbacks',
    isolation: 'Isolation',
    recovery: 'Outages and recovery',
    retention: 'What is kept',
    neighbours: 'Neighbours on the same server',
    speed: 'Measurements',
  },
};
