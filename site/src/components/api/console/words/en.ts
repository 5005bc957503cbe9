import { timeoutSeconds } from '@balcao/reference/console/send/sendCall.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { ConsoleWords } from './pt.ts';

const counted = countIn(languageTags.en);

const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  'date-time': 'an ISO 8601 date such as 2026-01-15T10:00:00+00:00',
  email: 'an email address',
  uri: 'a full URL such as https://loja.example/obrigado',
};

export const words: ConsoleWords = {
  ownPayments: {
    payment: 'your latest payment',
    paymentToRefund: 'your latest payment that can be refunded',
    authorization: 'your latest authorisation to capture',
  },
  console: {
    title: 'Console',
    close: 'Close the console',
    unknownOperation: 'The description of this server does not have this operation. Choose another server.',
    check: {
      whole: 'the body',
      required: (field) => `${field} is missing; it is required.`,
      type: (field, wanted, found) =>
        `${field} must be ${wanted.map((type) => types[type] ?? type).join(' or ')}; here it is ${types[found] ?? found}.`,
      enum: (field, values) => `${field} must be one of: ${values}.`,
      pattern: (field, example) =>
        `${field} is not in the required format${example === undefined ? '' : `; for example, ${example}`}.`,
      format: (field, format) => `${field} must be ${formats[format] ?? format}.`,
      minLength: (field, length) => `${field} must have at least ${counted(length, 'character', 'characters')}.`,
      maxLength: (field, length) => `${field} cannot be longer than ${counted(length, 'character', 'characters')}.`,
      minimum: (field, least) => `${field} cannot be less than ${least}.`,
      maximum: (field, most) => `${field} cannot be more than ${most}.`,
      minItems: (field, least) => `${field} must have at least ${counted(least, 'item', 'items')}.`,
      maxItems: (field, most) => `${field} must not have more than ${counted(most, 'item', 'items')}.`,
      other: (field, keyword) => `${field} breaks the rule ${keyword}.`,
    },
    server: { label: 'Server' },
    credentials: {
      title: 'Credentials',
      user: 'Platform code',
      password: 'Private key',
      kept: 'They stay in this tab until you close it, and never appear in a URL or in the history. The key never appears in the code shown.',
      given: 'These are your sandbox’s, filled in for you. Change them to see a refusal.',
      none: 'to be filled in',
      show: 'Show',
      hide: 'Hide',
    },
    scenarios: {
      title: 'Scenarios',
      count: (count) => counted(count, 'situation', 'situations'),
      filled: (name) => `Filled in: ${name}`,
    },
    parameters: { title: 'Parameters' },
    body: {
      title: 'Body',
      view: 'How to write the body',
      form: 'Form',
      json: 'JSON',
      label: 'Body as JSON',
      broken: 'The JSON is not valid. Fix it in the JSON view and the form comes back.',
      notAnObject: 'The body is not an object: change it in the JSON view.',
    },
    field: {
      required: 'required',
      optional: (count) => counted(count, 'optional field', 'optional fields'),
      add: (name) => `Add ${name}`,
      remove: (name) => `Remove ${name}`,
      addItem: (name) => `Add to ${name}`,
      item: (name, number) => `${name}, no. ${number}`,
      none: 'Choose a value',
      asNull: (name) => `${name} as null`,
      entryName: 'Name of the new entry',
      addEntry: 'Add',
    },
    issues: {
      count: (count) => counted(count, 'difference from the specification.', 'differences from the specification.'),
      allowed: 'You can still send it, to see the refusal.',
      broken: (line) =>
        `The body is not JSON${line === undefined ? '' : ` (line ${line})`}. Sent like this, it is refused with`,
    },
    send: { send: 'Send', sending: 'Sending…', stop: 'Stop' },
    answer: {
      title: 'Response',
      ms: (milliseconds) => `${milliseconds} ms`,
      headers: 'Headers',
      headersShown: 'The ones the server lets a page see.',
      body: 'Response body',
      empty: 'No body.',
      errors: 'What it means:',
      open: (field) => `Open ${field}`,
      conforms: 'Conforms to the specification',
      refuses: 'A refusal, as specified',
      differs: (count) => `Differs from the specification in ${counted(count, 'place', 'places')}:`,
      undocumented: 'The specification does not list this status for the operation.',
      notJson: 'The response is not JSON, contrary to the specification.',
      arrived: (status, milliseconds) => `Response ${status} in ${milliseconds} milliseconds`,
    },
    failures: {
      timeout: {
        title: 'The server did not respond in time',
        text: `${timeoutSeconds} seconds passed without a response, so we stopped waiting. The request may have been processed: check before you repeat it.`,
      },
      stopped: {
        title: 'You stopped the request',
        text: 'The browser is no longer waiting. The request may have reached the server: check before you repeat it.',
      },
      offline: { title: 'No network', text: 'This computer is offline. Connect it and try again.' },
      mixed: {
        title: 'The browser blocked a URL without https',
        text: 'This page was loaded over https, so it cannot call a server over http. Choose a server with https.',
      },
      permission: {
        title: 'The browser did not let this page call your computer',
        text: 'The sandbox is on your computer, and the browser asks before a page from the internet can talk to it. Allow access to local devices in this site’s permissions and try again.',
      },
      unreadable: {
        title: 'The server is there, but this page cannot read its response',
        text: 'The server does not allow calls from this page (CORS), or it closed the connection. Copy the code below and call it from your own server.',
      },
      unreachable: {
        title: 'No response from that URL',
        text: 'The server is not running, the URL does not exist, or it is not reachable from your network. Nothing you typed is lost.',
      },
      unsendable: {
        title: 'The browser cannot send this',
        text: 'A header or the URL contains a character that cannot be sent. Check the credentials and the parameters.',
      },
    },
    deliveries: {
      title: 'Webhooks triggered by this call',
      waiting: 'None yet. They appear here as they are sent.',
      body: 'Message',
      attempts: (count) => counted(count, 'attempt', 'attempts'),
      details: 'See the delivery in the sandbox',
      arrived: (name) => `Webhook ${name}`,
    },
    sample: {
      title: 'The call as code',
      language: 'Language of the code',
      broken: 'Fix the JSON of the body to see it as code.',
    },
    history: { title: 'History', again: (what) => `Reopen: ${what}` },
    carried: {
      use: (value) => `Use ${value}`,
      from: (operation) => `from “${operation}”`,
      own: (value, words) => `${value}: ${words}.`,
    },
  },
  servers: { sandbox: 'Your sandbox', testing: 'Testing', production: 'Production' },
  notices: {
    onlySandbox: "The provider's testing server has no simulators: choose a sandbox.",
    noSandbox: 'No sandbox responded. Start one in the project folder:',
    again: 'Look again',
    ownCopy: (version) =>
      `The server did not provide its description; the form follows this site’s, version ${version}.`,
    versionsDiffer: (theirs, ours) =>
      `The server has version ${theirs}; this page describes ${ours}. The form follows the server’s.`,
  },
  groups: {
    phone: 'The MB WAY phone',
    card: 'The card, on the payment page',
    amount: 'The amount, at the terminal',
    terminal: 'The terminal',
    entity: 'The entity’s tax number',
    refusal: 'Refusals',
    example: 'Examples',
  },
  typeCard: (number) => `On the payment page that the response opens, enter the card \`${number}\`.`,
  looks: { waiting: 'waiting', delivered: 'delivered', failed: 'failed' },
  languages: { PT: 'Portuguese', ES: 'Spanish', EN: 'English' },
};
