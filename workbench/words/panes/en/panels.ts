import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../paneWords.ts';

const plural = pluralIn(languageTags.en);

export const play: PaneWords['play'] = {
  steps: 'Steps of the example',
  runAll: 'Run all',
  runAgain: 'Run all again',
  runNamed: (number, title) => `Run step ${number}: ${title}`,
  from: (field, step) => `{${field} from step ${step}}`,
  command: 'sandbox command',
  refusal: (code) => `refusal ${code}`,
  webhook: (action) => `The webhook ${action} arrives`,
  callback: 'The notification arrives at the callbackUrl',
  asRecorded: 'as recorded',
  differs: 'differs from the recording',
  replayed: 'from the recording',
  silent: 'did not arrive',
  unanswered: 'no response',
  silentText:
    'The sandbox did not deliver this message within 10 seconds. Check whether a subscription has this event, or use a private sandbox.',
  differences: 'What differs from the recording',
  place: 'Field',
  recorded: 'In the recording',
  real: 'In your sandbox',
  absent: 'missing',
  more: (count) => `And ${count} more.`,
  status: 'HTTP status',
  step: (number) => `Step ${number}`,
  outcome: {
    recorded: (count) => plural(count, 'The step ran as recorded.', `All ${count} steps ran as recorded.`),
    replayed: (count) =>
      plural(
        count,
        'The step was replayed from the recording.',
        `All ${count} steps were replayed from the recording.`,
      ),
    differs: (count) => `The steps ran; ${count} ${plural(count, 'was', 'were')} not as recorded.`,
    stopped: (number) => `It stopped at step ${number}.`,
  },
  where: {
    menu: 'Sandbox options',
    shared: 'shared, platform',
    inTab: 'yours alone, platform',
    private: 'private, platform',
    clock: 'One step moves the clock forward: in the shared sandbox, for everyone.',
    used: 'Numbers and dates vary from sandbox to sandbox, and yours are used instead. But this example relies on what a new sandbox contains, and this one may have been used before: something has changed or is missing. Run it again in a private sandbox, or reset this one.',
    open: 'Use a private sandbox',
    back: 'Back to the shared one',
    backInTab: 'Back to the first one',
    opening: 'Opening…',
    reset: 'Reset the sandbox',
    resetting: 'Resetting…',
  },
};
