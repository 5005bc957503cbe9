import { existsSync } from 'node:fs';
import type { SandboxOptions } from '../createSandbox.ts';
import { loadOnce } from '../loadOnce.ts';
import type { ImportModule } from './lazyPages.ts';

type AnswerMcp = NonNullable<SandboxOptions['mcp']>;
type OperatedSandbox = Parameters<AnswerMcp>[1];
type Fetch = OperatedSandbox['fetch'];

interface BuiltMcp {
  createMcp(
    sandbox: Pick<OperatedSandbox, 'url' | 'fetch'>,
    origins: readonly string[],
  ): (request: Request, call: Fetch) => Promise<Response>;
}

/** Tools for agents, built beside the sandbox. Loaded by the first request to keep startup fast. */
export function lazyMcp(folder: URL, importModule: ImportModule = (url) => import(url)): AnswerMcp {
  const file = new URL('server.mjs', folder);
  const load = loadOnce(async () => (await importModule(file.href)) as BuiltMcp);
  let answer: ReturnType<BuiltMcp['createMcp']> | undefined;
  return async (request, { origins, ...sandbox }, call) => {
    if (!answer && !existsSync(file)) return undefined;
    const { createMcp } = await load();
    answer ??= createMcp(sandbox, origins);
    return answer(request, call);
  };
}
