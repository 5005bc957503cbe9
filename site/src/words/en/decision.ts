import type * as pt from '../pt/decision.ts';

export const decision: typeof pt.decision = {
  yes: 'Yes',
  no: 'No',
};
