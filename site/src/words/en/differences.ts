import type * as pt from '../pt/differences.ts';

export const chosenMark: typeof pt.chosenMark = {
  words: 'chosen by the sandbox',
};

export const assumptions: typeof pt.assumptions = {
  rule: 'Rule',
  reason: 'Why',
  source: 'Where it is seen',
  captions: {
    limit: 'Limits the sandbox chose',
    payment: 'Steps of a payment the sandbox chose',
    checkout: 'Steps of a checkout the sandbox chose',
    terminal: 'Steps of a terminal the sandbox chose',
    entity: 'Steps of an entity the sandbox chose',
    delivery: 'Steps of a delivery the sandbox chose',
    error: 'Codes whose cause or status the sandbox chose',
    scenario: 'Test values of the sandbox',
    field: 'Rules of fields the sandbox chose',
    behaviour: 'Behaviour the sandbox chose',
    extra: 'What the sandbox has besides',
    published: 'What only other published material shows',
  },
};
