import { join } from 'node:path';
import ts from 'typescript';

/**
 * Compiles a folder as `tsc` would there, and writes what comes of it.
 * @param more settings that go on top of the folder's own `tsconfig.json`
 * @returns what the compiler complains of, as `file: message`
 */
export function compile(folder: string, more: ts.CompilerOptions = {}): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    { skipLibCheck: true, ...more },
    host,
  );
  if (!config) throw new Error(`There is no tsconfig.json in ${folder}.`);
  const program = ts.createProgram(config.fileNames, config.options);
  const { diagnostics } = program.emit();
  return [...config.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics].map(
    ({ file, messageText }) => {
      const name = file?.fileName.split('/').at(-1) ?? 'tsconfig.json';
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    },
  );
}
