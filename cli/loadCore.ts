import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Compiled code of a file, kept beside it: who can write it there can write the file as well. Each Node has a file of
 * its own, and each set of V8's options: V8 takes what another Node has made with a V8 of the same version, and crashes.
 */
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
    /** Does nothing where the folder may not be written: each start compiles then. */
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

/** Node's own: a runner of tests puts another one in its place, which has neither compiled code nor native parts. */
const { createRequire } = process.getBuiltinModule('node:module');

/**
 * Loads the one file that the build makes of this package. A third of a start is compiling, so the code is kept as
 * compiled once a sandbox of it has answered: as a CommonJS module, because Node takes compiled code of ES modules from
 * 22.8 on only. It runs among the globals of Node, whatever those of a runner of tests are.
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
  // In a file of its own, since the context of a runner of tests may have no `import()`.
  core.loader.importModule = require(join(dirname(file), 'import.cjs'));
  core.loader.served = () => {
    if (!isKept) setImmediate(() => compiled.write(script.createCachedData())).unref();
    isKept = true;
  };
  return core;
}
