import { setFlagsFromString } from 'node:v8';
import { loadCore } from './loadCore.ts';

// Nearly all that a start makes stays: a young generation that grew with it would hold 5 MB for nothing.
setFlagsFromString('--semi-space-growth-factor=1');
const started = () => setFlagsFromString('--semi-space-growth-factor=2');
await loadCore(started).runCommand(process.argv.slice(2));
