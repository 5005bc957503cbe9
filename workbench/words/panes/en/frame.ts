import type { PaneWords } from '../pt.ts';

/** The page around the panes. */
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
  line: {
    opening: 'Connecting…',
    open: 'Live',
    broken: 'Connection lost; trying again…',
  },
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

/** What is said while something is read, and when it cannot be. */
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
