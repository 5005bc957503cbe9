/** All strings of the workbench in European Portuguese, the source language. */
export { words as shared } from '../pt.ts';
export { credentials, destination } from './pt/credentials.ts';
export { signatureDebugger as debugger } from './pt/debugger.ts';
export { atm, phone } from './pt/devices.ts';
export { frame, overview, reading } from './pt/frame.ts';
export { goLive } from './pt/goLive.ts';
export { clock, payments, requests } from './pt/inspectors.ts';
export { lab } from './pt/lab.ts';
export { play } from './pt/panels.ts';
export { terminal } from './pt/terminal.ts';
export { webhooks } from './pt/webhooksPane.ts';
