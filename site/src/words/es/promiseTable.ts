import type * as pt from '../pt/promiseTable.ts';

export const promiseTable: typeof pt.promiseTable = {
  about: 'De qué trata',
  promised: 'Qué se promete',
  heldBy: 'Qué falla si deja de ser verdad',
  measured: (day, cores, node) => `Medido el ${day}, con ${cores} núcleos y Node ${node}`,
  captions: {
    deliveries: 'Entregas de webhooks y callbacks',
    isolation: 'Aislamiento',
    recovery: 'Paradas y recuperación',
    retention: 'Qué se guarda',
    neighbours: 'Quienes comparten el mismo servidor',
    speed: 'Mediciones',
  },
};
