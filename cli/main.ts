import { enableCompileCache, flushCompileCache } from './compileCache.ts';

// Modules that are imported from here on are compiled once for each version of Node; so this one imports nothing else.
enableCompileCache();
const { runCommand } = await import('./runCommand.ts');
await runCommand(process.argv.slice(2));
flushCompileCache();
