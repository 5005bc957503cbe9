import type { Arguments, Takes } from '../terminal/arguments.ts';

export interface Command extends Takes {
  text: string;
  load(): Promise<{ run(given: Arguments): Promise<void> }>;
}

const connection = {
  url: { value: 'URL', text: 'the sandbox (BALCAO_URL; otherwise http://localhost:4000)' },
  keys: {
    value: 'CODE:KEY:ENTITY',
    text: 'platform, private key and entity (BALCAO_KEYS; otherwise those of a fresh sandbox)',
  },
} as const;

const connectionOrOwn = {
  ...connection,
  url: { value: 'URL', text: 'a running sandbox (BALCAO_URL; otherwise one that it starts itself)' },
} as const;

const json = { text: 'prints JSON, one line for each result' } as const;

export const commands = {
  start: {
    text: 'start a sandbox, with workbench and payment pages',
    operands: '',
    options: {
      port: { value: 'PORT', text: 'port to listen on; 0 takes a free one (4000)' },
      host: { value: 'HOST', text: 'address to listen on; 0.0.0.0 opens it to a network (localhost)' },
      'public-url': {
        value: 'URL',
        text: 'URL that others reach it by, as http://sandbox:4000 between containers',
      },
      data: { value: 'DIR', text: 'folder that keeps the data; without it they are in memory' },
      'database-url': { value: 'URL', text: 'PostgreSQL database that keeps the data: postgresql://…' },
      seed: { value: 'TEXT', text: 'a private sandbox: the same text gives the same keys anywhere' },
      state: { value: 'FILE', text: 'starts with what balcao state export wrote, in the place of all data' },
      json: { text: 'prints one line of JSON when it is ready: url, keys, webhookSecret' },
    },
    more: [
      'Where a proxy is set (HTTP_PROXY), set NO_PROXY=localhost too: curl and others would ask the proxy for it.',
      'The keys in the JSON are platformCode, privateKey and clientId; the secret of webhooks is the private key.',
    ],
    load: () => import('./start.ts'),
  },
  call: {
    text: 'call the API, or the control API',
    operands: 'METHOD PATH [BODY]',
    options: { ...connection, json },
    more: [
      'balcao call POST /api/payments/references \'{"amount":1000,"availableMethods":[{"code":"MB"}]}\'',
      'Paths begin with /api/ or /sandbox/. The body is JSON; - reads it from the standard input, as UTF-8.',
      'Windows PowerShell and cmd want "{\\"amount\\":1000}"; Git Bash wants MSYS_NO_PATHCONV=1, or it makes a file of the path.',
      'It prints the data of the response; a refusal ends it with 1.',
    ],
    load: () => import('./call.ts'),
  },
  pay: {
    text: 'pay a Multibanco reference, or a payment page by card',
    operands: 'PAYMENT_OR_CHECKOUT',
    options: {
      card: { value: 'NUMBER', text: 'test card to pay with (4242424242424242, which is accepted)' },
      ...connection,
      json,
    },
    load: () => import('./pay.ts'),
  },
  phone: {
    text: 'answer the MB WAY notification of a payment',
    operands: 'PAYMENT [ANSWER]',
    options: { pin: { value: 'PIN', text: 'PIN that the payer types' }, ...connection, json },
    more: ['ANSWER is accept, refuse or ignore; accept when left out.'],
    load: async () => ({ run: (await import('./pay.ts')).answerPhone }),
  },
  clock: {
    text: 'show the clock of the sandbox, or move it',
    operands: '[STEP]',
    options: { ...connection, json },
    more: [
      'STEP is a duration such as 2d, 1h30m or 45s, or a moment such as 2026-06-30T23:59:59Z.',
      'What falls due on the way has happened when the command ends. Where receivers take longer than 45 seconds in all, the clock stops on the way: run it again. The clock never moves back.',
    ],
    load: () => import('./clock.ts'),
  },
  events: {
    text: 'print what changes in the sandbox, as it changes',
    operands: '',
    options: { ...connection, json },
    load: async () => ({ run: (await import('./listen.ts')).printEvents }),
  },
  check: {
    text: 'examine a receiver of webhooks, or the calls of a program, before it goes live',
    operands: '[RECEIVER_URL]',
    options: {
      caller: { text: 'examines the calls that a program made of a running sandbox, by its log' },
      junit: { value: 'FILE', text: "writes the results as JUnit's XML" },
      port: { value: 'PORT', text: 'port of the sandbox that the check starts; 0 takes a free one (0)' },
      ...connectionOrOwn,
    },
    more: [
      'It starts a sandbox of its own, with the keys of a fresh one: the secret is balcaoSandboxKey01.',
      'A receiver that asks about a payment has to ask there: choose the --port, and start the receiver with',
      'PROVIDER_API=http://localhost:PORT/api, or your own setting for it.',
      'With --url or BALCAO_URL it uses a running sandbox, as the one that the receiver asks, and subscribes it there meanwhile.',
      'It notes where the receiver never asked; that alone is no failure.',
      'With --caller there is no receiver: run the program, or its tests, against a sandbox, and then the check.',
      'It ends with 0 when the receiver passed or nothing was found, 1 when not, 2 when the check could not run.',
    ],
    load: () => import('./check.ts'),
  },
  mcp: {
    text: 'serve the sandbox and its documentation to a coding agent',
    operands: '',
    options: {
      port: { value: 'PORT', text: 'port of the sandbox that it starts; 0 takes a free one (0)' },
      ...connectionOrOwn,
    },
    more: [
      'It speaks the Model Context Protocol over its standard input and output; agents start it by themselves:',
      '{ "mcpServers": { "balcao": { "command": "npx", "args": ["--yes", "PACKAGE", "mcp"] } } }',
      'It starts a sandbox of its own in memory, with the keys of a fresh one, which ends with it.',
      'With --url or BALCAO_URL it uses a running sandbox, which also answers agents itself at /mcp.',
    ],
    load: () => import('./mcp.ts'),
  },
  state: {
    text: 'export what a sandbox holds, for balcao start --state',
    operands: 'export [FILE]',
    options: { ...connection },
    more: [
      'FILE is written as UTF-8; without it the state goes to the standard output.',
      'The log of calls is left out. Payment pages get new addresses where the state is taken.',
    ],
    load: () => import('./state.ts'),
  },
  listen: {
    text: 'bring the webhooks of a sandbox elsewhere to this machine',
    operands: '',
    options: {
      'forward-to': { value: 'URL', text: 'receiver on this machine, such as http://localhost:8080/webhook' },
      ...connection,
      json,
    },
    more: [
      'Each message arrives with the bytes, content type and signature that the sandbox sent.',
      'A receiver with a certificate of its own: start this with NODE_EXTRA_CA_CERTS=FILE, the certificate of its issuer.',
      'Events that nobody is subscribed to are subscribed while it runs.',
    ],
    load: () => import('./listen.ts'),
  },
  admin: {
    text: 'operate a sandbox that many use: its tenants, metrics and backups',
    operands: 'ACTION [TENANT] [KIND] [ID]',
    options: {
      url: connection.url,
      'admin-key': { value: 'KEY', text: 'the key it was started with (ADMIN_KEY)' },
      reason: { value: 'TEXT', text: 'why a sandbox is frozen; its callers get it' },
      json,
    },
    more: [
      'tenants, tenant TENANT, freeze TENANT --reason TEXT, unfreeze TENANT, delete TENANT',
      'set-aside, retry TENANT KIND ID, drop TENANT KIND ID, metrics, backup',
      'The sandbox has to be started with ADMIN_KEY; otherwise these paths do not exist.',
    ],
    load: () => import('./admin.ts'),
  },
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof commands;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);
