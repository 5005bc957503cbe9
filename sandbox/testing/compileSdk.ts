import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Compiles a folder like `tsc`. Returns errors as `file: message`. */
export function compile(folder: string): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), { skipLibCheck: true }, host);
  if (!config) throw new Error(`There is no tsconfig.json in ${folder}.`);
  const program = ts.createProgram(config.fileNames, config.options);
  const { diagnostics } = program.emit();
  return [...config.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ file, messageText }) => {
    const name = file?.fileName.split('/').at(-1) ?? 'tsconfig.json';
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** Compares the code of a client with its declarations. Returns errors as `file: message`. */
export function compareDeclarations(client: string, clientName: string, failures: readonly string[]): string[] {
  const [told, code] = [join(client, 'dist'), join(client, 'code')];
  mkdirSync(code);
  for (const file of readdirSync(told).filter((name) => name.endsWith('.js'))) {
    cpSync(join(told, file), join(code, file));
  }
  cpSync(join(told, 'types.d.ts'), join(code, 'types.d.ts'));
  const classes = [clientName, ...failures];
  const same = classes.map(
    (name) => `
const ${name}Told: Public<told.${name}> = {} as code.${name};
const ${name}Code: Public<code.${name}> = {} as told.${name};
const ${name}NewTold: ConstructorParameters<typeof told.${name}> = {} as ConstructorParameters<typeof code.${name}>;
const ${name}NewCode: ConstructorParameters<typeof code.${name}> = {} as ConstructorParameters<typeof told.${name}>;`,
  );
  const rest = classes.map((name) => `'${name}'`).join(' | ');
  writeFileSync(
    join(client, 'same.ts'),
    `import * as code from './code/index.js';
import * as told from './dist/index.js';
type Public<T> = Pick<T, keyof T>;${same.join('')}
const restTold: Omit<typeof told, ${rest}> = code;
const restCode: Record<Exclude<keyof typeof code, ${rest}>, unknown> = told;
new told.${clientName}({ language: 'PT' });
const languageIsRequired: object extends told.Settings ? never : true = true;
`,
  );
  const compilerOptions = {
    ...{ allowJs: true, checkJs: true, noEmit: true, strict: true, noImplicitAny: false, types: [] },
    ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
  };
  writeFileSync(join(client, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['same.ts'] }));
  return compile(client);
}
