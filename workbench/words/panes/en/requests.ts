import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const counted = countIn(languageTags.en);
const plural = pluralIn(languageTags.en);

/** The log of calls. */
export const requests: PaneWords['requests'] = {
  title: 'Calls',
  lead: 'Each call to the API, its response and, if it was refused, the rule that refused it.',
  filter: 'Which calls',
  filters: {
    api: 'Calls to the API',
    refused: 'Refused',
    warned: 'With warnings',
    controls: 'Controls of the sandbox',
    all: 'All',
  },
  all: 'All calls',
  choose: 'Choose a call to see all of it.',
  none: 'Nobody has called the API yet.',
  noneText: 'The calls of your program appear here the moment they arrive.',
  noneFits: 'No call of that kind.',
  gone: 'This call is no longer in the log.',
  goneText: 'The log keeps the latest ones; a reset of the sandbox clears it.',
  warningCount: (count) => counted(count, 'warning', 'warnings'),
  unknownOperation: 'No operation at this URL',
  inReference: 'See it in the API reference',
  at: 'When',
  duration: 'Duration',
  faults: 'Fault on demand',
  repeat: 'Repeat with cURL',
  refusedBy: (count) => plural(count, 'The rule that refused it', 'The rules that refused it'),
  inField: 'in',
  cause: 'Why',
  remedy: 'What to do',
  more: (code) => `${code} in the documentation`,
  warnings: 'Warnings',
  nearest: 'You may have meant',
  reasons: {
    unknown_field: 'is no field of the API and was ignored.',
    tax_number_beginning: 'is taken, but no Portuguese tax number begins like that.',
  },
};
