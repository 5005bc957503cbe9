import { loadCore } from './loadCore.ts';

await loadCore().runCommand(process.argv.slice(2));
