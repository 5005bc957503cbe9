import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { compiledCodeAt } from './compiledCode.ts';

type Built = typeof import('./core.ts');

/**
 * Loads the one file that the build makes of this package. A third of a start is compiling, so the code is kept as
 * compiled once a sandbox of it has answered: as a CommonJS module, because Node takes compiled code of ES modules from
 * 22.8 on only.
 */
export function loadCore(): Built['core'] {
  const file = fileURLToPath(new URL('core.cjs', import.meta.url));
  const compiled = compiledCodeAt(file);
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    cachedData: compiled.read(),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  const { core } = module.exports as Built;
  let isKept = script.cachedDataRejected === false;
  core.loader.importModule = (url) => import(url);
  core.loader.served = () => {
    if (!isKept) setImmediate(() => compiled.write(script.createCachedData()));
    isKept = true;
  };
  return core;
}
