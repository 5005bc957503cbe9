import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { PaneWords } from '../pt.ts';

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
