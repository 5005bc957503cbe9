import type { PaneWords } from '../pt.ts';

const rawBody = 'Compute the hash over the raw body, before you parse it as JSON.';

/** What takes a signature apart. */
export const signatureDebugger: PaneWords['debugger'] = {
  title: 'Why does the signature not fit?',
  lead: 'Paste what your receiver got. It turns out which byte differs, and why: the key, the body or the clock.',
  headers: 'Headers received',
  headersHint: 'All of them, or the value of PayPay-Signature alone.',
  body: 'Body your program used',
  bodyHint: 'The exact text it computed the hash with.',
  key: 'Private key your program used',
  keyHint: 'It stays in this browser: none of this is sent.',
  submit: 'Examine',
  waiting:
    'The diagnosis appears here. If you have never seen one, try one of the mistakes below, made with the sandbox’s latest message.',
  samples: 'Try it with the latest message',
  noSample: 'No message has left yet to try it with. Pay a payment and come back.',
  right: 'As it left',
  mistakes: {
    reserialised: 'JSON written anew',
    key: 'Key with a space',
    clock: 'Signed an hour ago',
    content: 'Amount changed',
  },
  result: 'Diagnosis',
  remedy: 'What to do:',
  age: (duration) => `Signed ${duration} ago, by the clock of this computer.`,
  ahead: (duration) =>
    `Signed ${duration} ahead of the clock of this computer: the clock of the sandbox was moved forward.`,
  leftWith: 'The sandbox sent this signature with',
  byte: (place) => `The first byte that differs is number ${place}`,
  given: 'Yours',
  original: 'As signed',
  end: '(end)',
  header: {
    missing: {
      title: 'There is no signature.',
      text: 'The headers hold no PayPay-Signature.',
      remedy: 'Check that your server or proxy does not drop headers it does not know.',
    },
    hash: {
      title: 'The hash does not have the right form.',
      text: 'It is 64 hexadecimal digits in lower case.',
      remedy: 'Check that the value was not cut or turned into capitals.',
    },
    ts: {
      title: 'The time does not have the right form.',
      text: 'ts is seconds since 1970, digits only.',
      remedy: 'Check that the value was not turned into a date.',
    },
    shape: {
      title: 'The header does not have the right form.',
      text: 'It is hash=…,ts=… in this order, with one comma and no spaces.',
      remedy: 'Use the header as it arrives.',
    },
  },
  valid: {
    title: 'The signature is right.',
    text: 'The body is the one that was signed, with this key, and it is recent.',
  },
  stale: (tolerance) => ({
    title: 'It is right, but old.',
    text: `Body and key fit. Still, a receiver refuses what was signed more than ${tolerance} ago: somebody may be sending an old message again.`,
    remedy: 'Set the clock of your server. If the message is old, ask for it to be sent again.',
  }),
  keySlip: {
    spaces: {
      title: 'The key has spaces around it.',
      text: 'Without them the signature fits.',
      remedy: 'Trim the key when you read it: a line break in the settings file is enough to spoil it.',
    },
    other: {
      title: 'The key is that of another platform.',
      text: 'With the key of another platform this browser knows, the signature fits.',
      remedy: 'Use the key of the platform that made the subscription.',
    },
    unknown: {
      title: 'This is not the key.',
      text: 'The body is, byte for byte, the one the sandbox sent; so it can only be the key.',
      remedy:
        'Copy the key from the credentials. If the subscription is in a failure mode, it signs with another one.',
    },
  },
  handling: {
    spaces: {
      title: 'The JSON was written anew.',
      text: 'The values are the same, the spaces and line breaks are not: it is no longer the text that was signed.',
      remedy: rawBody,
    },
    slashes: {
      title: 'The JSON was written anew.',
      text: 'Slashes have a backslash in front of them, as PHP’s json_encode writes them.',
      remedy: "Compute the hash over the raw body (file_get_contents('php://input')), not over json_encode.",
    },
    unicode: {
      title: 'The JSON was written anew.',
      text: 'Letters with accents became \\u00e9, or ceased to be.',
      remedy: rawBody,
    },
    spelling: {
      title: 'The JSON was written anew.',
      text: 'The values are the same, written in another way.',
      remedy: rawBody,
    },
    order: {
      title: 'The JSON was written anew, its fields in another order.',
      text: 'The values are the same, but the fields have changed places.',
      remedy: rawBody,
    },
    ending: {
      title: 'There are spaces too many or too few at the ends.',
      text: 'A line break at the end, or an invisible sign at the beginning, is enough to change the hash.',
      remedy:
        'Neither trim the body nor add to it. If you copied it from a log, the line break may come from there.',
    },
    cut: {
      title: 'The body is incomplete.',
      text: 'It is the beginning of what was signed, and the rest is missing.',
      remedy: 'Read the body to its end before you compute, and see whether some limit cuts it.',
    },
    values: {
      title: 'The content changed.',
      text: 'Some values are not those that were signed: this is what the signature protects you from.',
      remedy: 'Refuse the message. If your program changed it, verify before you touch the body.',
    },
    bytes: {
      title: 'The body is not the one that was signed.',
      text: 'It is no longer JSON, or never was.',
      remedy: 'Use the raw body, in the encoding it arrived in.',
    },
  },
  unknown: {
    title: 'Neither the key nor the body fits.',
    text: 'This sandbox did not send this signature, and no common way of writing the body gives this hash.',
    remedy:
      'Check that header and body belong to the same message, and that the key is that of the platform that subscribed.',
  },
};
