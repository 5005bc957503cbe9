import module from 'node:module';

/** The cache of compiled code, as newer Nodes have it (nodejs.org/api/module.html#module-compile-cache). */
const cache = module as { enableCompileCache?(): unknown; flushCompileCache?(): void };

/** Keeps compiled code in Node's own folder for temporary files, where Node can: from 22.8 on. */
export function enableCompileCache(): void {
  cache.enableCompileCache?.();
}

/** Writes what was compiled so far: a process that is killed writes nothing at its end. */
export function flushCompileCache(): void {
  cache.flushCompileCache?.();
}
