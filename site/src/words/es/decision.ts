import type * as pt from '../pt/decision.ts';

export const decision: typeof pt.decision = {
  yes: 'Sí',
  no: 'No',
};
