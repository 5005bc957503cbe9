import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** Cached compiled code, in a file per Node version and V8 options, because another Node's code would crash V8. */
function compiledCodeAt(file: string) {
  const { version, arch } = process;
  const kept = `${file}.${version}-${arch}-${cachedDataVersionTag().toString(16)}.cache`;
  return {
    read(): Buffer | undefined {
      try {
        return readFileSync(kept);
      } catch {
        return undefined;
      }
    },
    /** Does nothing in a read-only folder, where each start compiles the code. */
    write(code: Buffer): void {
      const whole = `${kept}.${process.pid}`;
      try {
        writeFileSync(whole, code);
        renameSync(whole, kept);
      } catch {
        rmSync(whole, { force: true });
      }
    },
  };
}

type Built = typeof import('./core.ts');

/** Node's own function; test runners replace it with one that supports neither cached code nor native addons. */
const { createRequire } = process.getBuiltinModule('node:module');

/**
 * Loads the package's only bundle. Compiling takes a third of the start time, so the compiled code is cached once a
 * sandbox has responded. The bundle is a CommonJS module, because Node caches ES modules only from 22.8 on. It runs
 * with Node's globals, even in a test runner.
 */
export function loadCore(): Built['core'] {
  const file = join(import.meta.dirname, 'core.cjs');
  const compiled = compiledCodeAt(file);
  const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData: compiled.read() });
  const module = { exports: {} };
  const require = createRequire(file);
  script.runInThisContext()(module.exports, require, module, file);
  const { core } = module.exports as Built;
  let isKept = script.cachedDataRejected === false;
  // A separate file, because the context of a test runner may lack `import()`.
  core.loader.importModule = require(join(dirname(file), 'import.cjs'));
  core.loader.served = () => {
    if (!isKept) setImmediate(() => compiled.write(script.createCachedData())).unref();
    isKept = true;
  };
  return core;
}
