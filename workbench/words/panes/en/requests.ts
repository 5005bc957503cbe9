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
    api: 'API calls',
    refused: 'Refused',
    warned: 'With warnings',
    controls: 'Sandbox controls',
    all: 'All',
  },
  all: 'All calls',
  choose: 'Choose a call to see all the details.',
  none: 'Nobody has called the API yet.',
  noneText: 'Your program’s calls appear here as soon as they arrive.',
  noneFits: 'No calls of this kind.',
  gone: 'This call is no longer in the log.',
  goneText: 'The log keeps the latest calls; resetting the sandbox clears it.',
  warningCount: (count) => counted(count, 'warning', 'warnings'),
  unknownOperation: 'No operation at this URL',
  inReference: 'See it in the API reference',
  at: 'When',
  duration: 'Duration',
  requestId: 'Request id',
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
    unknown_field: 'is not a field of the API and was ignored.',
    tax_number_beginning: 'is accepted, but no Portuguese tax number starts like that.',
  },
};
