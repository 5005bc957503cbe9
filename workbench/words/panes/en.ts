/** Everything the whole workbench says, in English. */
export { words as shared } from '../en.ts';
export { credentials, destination } from './en/credentials.ts';
export { signatureDebugger as debugger } from './en/debugger.ts';
export { atm, phone } from './en/devices.ts';
export { frame, overview, reading } from './en/frame.ts';
export { goLive } from './en/goLive.ts';
export { clock, payments, requests } from './en/inspectors.ts';
export { lab } from './en/lab.ts';
export { play } from './en/panels.ts';
export { terminal } from './en/terminal.ts';
export { webhooks } from './en/webhooks.ts';
