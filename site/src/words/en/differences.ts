import type * as pt from '../pt/differences.ts';

export const chosenMark: typeof pt.chosenMark = {
  words: 'chosen by the sandbox',
};

export const assumptions: typeof pt.assumptions = {
  rule: 'Rule',
  reason: 'Why',
  source: 'Where it appears',
  captions: {
    limit: 'Limits chosen by the sandbox',
    payment: 'Payment steps chosen by the sandbox',
    checkout: 'Checkout steps chosen by the sandbox',
    terminal: 'Terminal steps chosen by the sandbox',
    entity: 'Entity steps chosen by the sandbox',
    delivery: 'Delivery steps chosen by the sandbox',
    error: 'Codes whose cause or status the sandbox chose',
    scenario: 'Sandbox test values',
    field: 'Field rules chosen by the sandbox',
    behaviour: 'Behaviour chosen by the sandbox',
    extra: 'What the sandbox adds',
    published: 'What only other published material shows',
  },
};
