import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { SandboxAddress } from './client/caller.ts';
import { createDescriptions } from './client/descriptions.ts';
import type { Credentials } from './client/toolCredentials.ts';
import { createServer, type Shared } from './createServer.ts';
import { createDocumentation, readDocumentation } from './documentation/documentation.ts';
import { createHttpHandler } from './http.ts';
import manifest from './package.json' with { type: 'json' };
import { onlyMessages } from './stdioLines.ts';

/** The documentation is in the folder of this file, if it is built. */
const documentation = createDocumentation((locale) => readDocumentation(new URL('./', import.meta.url), locale));

const sharedOf = (sandbox: SandboxAddress): Shared => ({
  sandbox,
  descriptions: createDescriptions(sandbox),
  documentation,
  version: manifest.version,
});

/** Creates the handler of `/mcp` for a sandbox. @param origins web origins whose pages may call it */
export const createMcp = (sandbox: SandboxAddress, origins: readonly string[]) =>
  createHttpHandler(sharedOf(sandbox), origins);

/** Serves one client over standard input and output. The keys `known` apply to calls without keys. */
export function serveOverStdio(sandbox: SandboxAddress, known: Credentials): void {
  const shared = sharedOf(sandbox);
  const { stdin, stdout } = process;
  serveStdio(() => createServer(shared, known), {
    transport: new StdioServerTransport(onlyMessages(stdin, stdout), stdout),
    onerror: (error) => console.error(error.message),
  });
}
