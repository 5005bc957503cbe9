import type { PaneWords } from '../paneWords.ts';

export const frame: PaneWords['frame'] = {
  name: 'sandbox',
  skip: 'Skip to main content',
  menu: 'Menu',
  groups: { watch: 'Watch', act: 'Simulate', prove: 'Check', own: 'Your sandbox' },
  panes: {
    overview: 'Overview',
    payments: 'Payments',
    requests: 'Calls',
    webhooks: 'Webhooks',
    clock: 'Clock',
    atm: 'ATM',
    phone: 'MB WAY phone',
    terminal: 'Card terminal',
    signature: 'Signatures',
    goLive: 'Before going live',
    credentials: 'Credentials',
  },
  line: { opening: 'Connecting…', open: 'Live', broken: 'Connection lost; trying again…' },
  backTo: (pane) => `Back: ${pane}`,
  realTime: 'Sandbox time: real time',
  movedTime: 'Sandbox time: ahead of real time',
  moved: 'clock moved forward',
  platform: 'Platform',
  docs: 'Documentation',
  language: 'Language',
  colour: {
    label: (mode) => `Switch between light, dark and system colours (${mode})`,
    light: 'light colours are on',
    dark: 'dark colours are on',
    system: 'system colours are on',
  },
};

export const reading: PaneWords['reading'] = {
  loading: 'Reading from the sandbox…',
  failed: 'This could not be read.',
  again: 'Try again',
  old: 'What you see may be slightly out of date.',
  networkFailure: {
    unreachable: 'The sandbox is not responding. Check that it is running.',
    timeout: 'The sandbox took too long to respond.',
    unreadable: 'The response is not JSON: another program may be using this port.',
  },
};

export const overview: PaneWords['overview'] = {
  title: 'Your sandbox is ready',
  lead: 'Four steps, from the first call to your own webhook. Each one ticks itself off when it happens.',
  keys: 'Your credentials',
  moreKeys: 'More about credentials',
  activity: 'Live activity',
  quiet: 'Nothing has happened yet. Calls, payments and deliveries appear here.',
  payment: (id, amount) => `Payment ${id}, ${amount}`,
  steps: {
    create: {
      title: 'Make your first call',
      text: 'Paste this into a terminal. It already includes the credentials: the call creates a Multibanco reference for €10.00.',
      label: 'First call in cURL',
      done: (id, amount) => `Payment ${id} arrived: ${amount}.`,
      open: 'See the payment',
    },
    pay: {
      title: 'Pay it',
      text: 'In real life, the customer would go to an ATM. Here, one is waiting for you.',
      done: (id) => `Payment ${id} is confirmed.`,
      open: 'Pay at the ATM',
    },
    webhook: {
      title: 'See the webhook and verify its signature',
      text: 'The sandbox notifies the shop with a signed message. Watch each step of the verification.',
      done: (event) => `${event} was delivered.`,
      open: 'See the message',
    },
    receive: {
      title: 'Receive it on your server',
      text: 'For now, the sandbox itself is the receiver. Subscribe your own URL here (localhost works) and make another payment.',
      done: (url, event) => `${url} accepted ${event}.`,
      open: 'Subscribe a URL',
    },
  },
};
