import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

const counted = countIn(languageTags.en);

/** A form for one call of the API: what it sends, and what came back. */
export const forms: PaneWords['forms'] = {
  notSent: 'not sent',
  yes: 'true',
  no: 'false',
  request: 'The request as it stands',
  language: 'Sample language',
  send: 'Send to the sandbox',
  sending: 'Sending…',
  refused: 'The request was refused.',
  accepted: 'The request was accepted.',
  kept: 'What you typed stayed as it was.',
  needsSandbox: 'Without a sandbox the form writes the request but does not send it.',
  problem: {
    required: (name) => `${name} is missing.`,
    integer: (name) => `${name} is a whole number.`,
    email: (name) => `${name} is an e-mail address, for example maria@cliente.example.`,
    address: (name) => `${name} is a complete URL, for example https://loja.example/obrigado.`,
    minimum: (name, figure) => `${name} is at least ${figure}.`,
    maximum: (name, figure) => `${name} is at most ${figure}.`,
    shortest: (name, figure) => `${name} has at least ${counted(figure, 'character', 'characters')}.`,
    longest: (name, figure) => `${name} has at most ${counted(figure, 'character', 'characters')}.`,
    pattern: (name, example) => `${name} is written like this: ${example}.`,
  },
  checkout: {
    title: 'The real checkout',
    open: 'Open the payment page',
    opens: 'Opens in another tab. Pay there and come back: the state shows here.',
    frame: 'Payment page inside this one',
    finished: 'The browser of the shopper would now go to:',
    states: 'State of the checkout',
    payment: 'State of the payment',
  },
  entity: {
    open: 'Open the registration, filled in',
    opens: 'The browser sends the form and opens the sign-up page in another tab.',
  },
};
