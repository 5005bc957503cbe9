import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** Cached compiled code, separate for each Node and V8 options: V8 accepts code of another Node, and crashes. */
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
    /** No-op in a read-only folder: each start compiles then. */
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

/** Node's own: test runners replace it by one without compiled code and native parts. */
const { createRequire } = process.getBuiltinModule('node:module');

/**
 * Loads the package's single bundle. Compiling takes a third of a start, so the compiled code is cached once a sandbox
 * has responded: as a CommonJS module, because Node supports it for ES modules only from 22.8 on. It runs with Node's
 * globals, whatever those of a test runner.
 */
export function loadCore(): Built['core'] {
  const file = join(import.meta.dirname, 'core.cjs');
  const compiled = compiledCodeAt(file);
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    cachedData: compiled.read(),
  });
  const module = { exports: {} };
  const require = createRequire(file);
  script.runInThisContext()(module.exports, require, module, file);
  const { core } = module.exports as Built;
  let isKept = script.cachedDataRejected === false;
  // A separate file, since the context of a test runner may lack `import()`.
  core.loader.importModule = require(join(dirname(file), 'import.cjs'));
  core.loader.served = () => {
    if (!isKept) setImmediate(() => compiled.write(script.createCachedData())).unref();
    isKept = true;
  };
  return core;
}
