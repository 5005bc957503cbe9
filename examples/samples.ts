import process from 'node:process';

/** `npm run samples` runs every program against fresh sandboxes, or with `--url` the calls against another server. */
const args = process.argv.slice(2);
if (args.some((arg) => /^--(url|keys|help)\b/.test(arg))) {
  const { measureServer } = await import('./run/server/measureServer.ts');
  process.exitCode = await measureServer(args, console.log);
} else await import('./run.ts');
