import type { PaneWords } from '../paneWords.ts';

const rewritten = {
  title: 'The JSON was re-serialised.',
  remedy: 'Compute the hash over the raw body, before you parse it as JSON.',
};

export const signatureDebugger: PaneWords['debugger'] = {
  title: 'Why doesn’t the signature match?',
  lead: 'Paste what your receiver got. You find out which byte differs, and why: the key, the body or the clock.',
  headers: 'Headers received',
  headersHint: 'All of them, or just the value of PayPay-Signature.',
  body: 'Body your program used',
  bodyHint: 'The exact text it computed the hash from.',
  key: 'Private key your program used',
  keyHint: 'It stays in this browser: none of this is sent.',
  submit: 'Check',
  waiting:
    'The diagnosis appears here. If you have never seen one, try one of the mistakes below, made with the sandbox’s latest message.',
  samples: 'Try it with the latest message',
  noSample: 'No message has been sent yet. Pay a payment and come back.',
  right: 'As sent',
  mistakes: {
    reserialised: 'JSON re-serialised',
    key: 'Key with a space',
    clock: 'Signed an hour ago',
    content: 'Amount changed',
  },
  result: 'Diagnosis',
  remedy: 'What to do:',
  age: (duration) => `Signed ${duration} ago, according to this computer’s clock.`,
  ahead: (duration) => `Signed ${duration} ahead of this computer’s clock.`,
  leftWith: 'The sandbox sent this signature with',
  byte: (place) => `The first byte that differs is number ${place}`,
  given: 'Yours',
  original: 'As signed',
  end: '(end)',
  header: {
    missing: {
      title: 'There is no signature.',
      text: 'The headers do not include PayPay-Signature.',
      remedy: 'Check that your server or proxy does not drop headers it does not recognise.',
    },
    hash: {
      title: 'The hash is malformed.',
      text: 'It must be 64 lower-case hexadecimal digits.',
      remedy: 'Check that the value was not truncated or converted to upper case.',
    },
    ts: {
      title: 'The time is malformed.',
      text: 'ts is the number of seconds since 1970, digits only.',
      remedy: 'Check that the value was not converted to a date.',
    },
    twice: {
      title: 'The header came twice.',
      text: 'Programs differ in which of the two they read.',
      remedy: 'Find out which proxy adds a second one, and reject such a message.',
    },
    shape: {
      title: 'The header is malformed.',
      text: 'It must be hash=…,ts=… in this order, with one comma and no spaces.',
      remedy: 'Use the header exactly as received.',
    },
  },
  valid: {
    title: 'The signature is correct.',
    text: 'The body is the one that was signed, with this key, and it is recent.',
  },
  stale: (tolerance) => ({
    title: 'It is correct, but old.',
    text: `The body and the key match. Even so, a receiver refuses anything signed more than ${tolerance} ago: somebody may be replaying an old message.`,
    remedy: 'Set your server’s clock. If the message is old, have it sent again.',
  }),
  future: (tolerance) => ({
    movedClock: {
      title: 'It is correct, and ahead of real time.',
      text: `The body and the key match. The sandbox signs with its own clock, which was moved forward. A receiver accepts it: it refuses only what was signed more than ${tolerance} ago.`,
    },
    unexplained: {
      title: 'It is correct, but its time is in the future.',
      text: 'The body and the key match. Its time is ahead of real time, and the sandbox’s clock, where it is known, does not explain why.',
      remedy:
        'Set the clock of the computer that signed it. If the sandbox’s clock was moved forward, check again with the keys of that sandbox.',
    },
  }),
  keySlip: {
    spaces: {
      title: 'The key has spaces around it.',
      text: 'Without them, the signature matches.',
      remedy: 'Trim the key when you load it: a line break in the settings file is enough to break it.',
    },
    quotes: {
      title: 'The key has quotes around it.',
      text: 'Without them, the signature matches.',
      remedy: 'Remove the quotes where the key is stored, or when you load it.',
    },
    other: {
      title: 'The key belongs to another platform.',
      text: 'The signature matches with the key of another platform.',
      remedy: 'Use the key of the platform that created the subscription.',
    },
    unknown: {
      title: 'The key is wrong.',
      text: 'The body is the one the sandbox sent, byte for byte, so it can only be the key.',
      remedy:
        'Copy the key from the credentials. If the subscription is in a failure mode, it signs with a different one.',
    },
  },
  handling: {
    spaces: {
      ...rewritten,
      text: 'The values are the same, but the spaces and line breaks are not: it is no longer the text that was signed.',
    },
    slashes: {
      ...rewritten,
      text: 'Slashes are preceded by a backslash, as PHP’s json_encode writes them.',
      remedy: "Compute the hash over the raw body (file_get_contents('php://input')), not over json_encode.",
    },
    unicode: { ...rewritten, text: 'Accented letters were turned into \\u00e9, or back.' },
    spelling: { ...rewritten, text: 'The values are the same, written differently.' },
    order: {
      ...rewritten,
      title: 'The JSON was re-serialised with its fields in another order.',
      text: 'The values are the same, but the fields have moved.',
    },
    ending: {
      title: 'There are extra or missing spaces at the ends.',
      text: 'A line break at the end, or an invisible character at the beginning, is enough to change the hash.',
      remedy:
        'Don’t trim the body or add anything to it. If you copied it from a log, the line break may come from there.',
    },
    cut: {
      title: 'The body is incomplete.',
      text: 'It is the beginning of what was signed, and the rest is missing.',
      remedy: 'Read the whole body before you compute the hash, and check whether a limit truncates it.',
    },
    values: {
      title: 'The content changed.',
      text: 'Some values are not the ones that were signed: this is what the signature protects you from.',
      remedy: 'Refuse the message. If your program changed it, verify before you touch the body.',
    },
    bytes: {
      title: 'The body is not the one that was signed.',
      text: 'It is no longer JSON, or never was.',
      remedy: 'Use the raw body, in the encoding it arrived in.',
    },
  },
  unknown: {
    title: 'Neither the key nor the body matches.',
    text: 'This sandbox did not send this signature, and none of the usual ways of writing the body gives this hash.',
    remedy:
      'Check that the header and the body belong to the same message, and that the key is that of the platform that created the subscription.',
  },
};
