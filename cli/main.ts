import { loadCore } from './loadCore.ts';

const { core, keepCompiled } = loadCore();
await core.runCommand(process.argv.slice(2));
keepCompiled();
