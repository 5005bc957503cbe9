import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { compiledCodeAt } from './compiledCode.ts';

type Built = typeof import('./core.ts');

/**
 * Loads the one file that the build makes of this package. A third of a start is compiling, so it is compiled once for
 * each Node: as a CommonJS module, because Node takes compiled code of ES modules from 22.8 on only.
 * @returns what it exports, and what keeps its compiled code once everything that a start needs has run
 */
export function loadCore(): Built & { keepCompiled(): void } {
  const file = fileURLToPath(new URL('core.cjs', import.meta.url));
  const compiled = compiledCodeAt(file);
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    cachedData: compiled.read(),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  const { core } = module.exports as Built;
  core.importBy((url) => import(url));
  let isKept = script.cachedDataRejected === false;
  return {
    core,
    keepCompiled() {
      if (isKept) return;
      isKept = true;
      compiled.write(script.createCachedData());
    },
  };
}
