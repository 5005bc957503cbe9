import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const plural = pluralIn(languageTags.en);

/** A recorded example, run step by step in the reader's own sandbox. */
export const play: PaneWords['play'] = {
  steps: 'Steps of the example',
  runAll: 'Run all',
  runAgain: 'Run all again',
  running: 'Running…',
  run: 'Run',
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
    shared: 'Runs in the shared sandbox, platform',
    inTab: 'Runs in a sandbox of your own, in this browser, platform',
    private: 'Runs in your private sandbox, platform',
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

const counted = countIn(languageTags.en);

/** A form for one call of the API: what it sends, and what came back. */
export const forms: PaneWords['forms'] = {
  notSent: 'not sent',
  yes: 'true',
  no: 'false',
  request: 'Your request so far',
  language: 'Sample language',
  send: 'Send to the sandbox',
  sending: 'Sending…',
  refused: 'The request was refused.',
  accepted: 'The request was accepted.',
  kept: 'What you typed is still there.',
  needsSandbox: 'Without a sandbox, the form builds the request but does not send it.',
  problem: {
    required: (name) => `${name} is missing.`,
    integer: (name) => `${name} must be a whole number.`,
    email: (name) => `${name} must be an email address, for example maria@cliente.example.`,
    address: (name) => `${name} must be a complete URL, for example https://loja.example/obrigado.`,
    minimum: (name, figure) => `${name} must be at least ${figure}.`,
    maximum: (name, figure) => `${name} must be at most ${figure}.`,
    shortest: (name, figure) => `${name} must have at least ${counted(figure, 'character', 'characters')}.`,
    longest: (name, figure) => `${name} must have at most ${counted(figure, 'character', 'characters')}.`,
    pattern: (name, example) => `${name} must look like this: ${example}.`,
  },
  checkout: {
    title: 'The real checkout',
    open: 'Open the payment page',
    opens: 'Opens in another tab. Pay there and come back: the state appears here.',
    frame: 'Payment page inside this one',
    finished: 'The customer’s browser would now go to:',
    states: 'Checkout state',
    payment: 'Payment state',
  },
  entity: {
    open: 'Open the pre-filled sign-up form',
    opens: 'The browser sends the form and opens the sign-up page in another tab.',
  },
};
