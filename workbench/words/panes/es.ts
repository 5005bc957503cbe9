/** Everything the whole workbench says, in Spanish. */
export { words as shared } from '../es.ts';
export { credentials, destination } from './es/credentials.ts';
export { signatureDebugger as debugger } from './es/debugger.ts';
export { atm, phone } from './es/devices.ts';
export { frame, overview, reading } from './es/frame.ts';
export { goLive } from './es/goLive.ts';
export { clock, payments, requests } from './es/inspectors.ts';
export { lab } from './es/lab.ts';
export { play } from './es/panels.ts';
export { terminal } from './es/terminal.ts';
export { webhooks } from './es/webhooks.ts';
