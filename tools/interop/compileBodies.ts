import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonIn, operationsIn } from '@balcao/openapi/operations.ts';
import { readRecordings } from '../../examples/run/recordedFiles.ts';
import { complaintsOf, descriptionPath, readDescription } from './tools.ts';

interface ShownBody {
  place: string;
  operation: string;
  body: unknown;
}

/** Request bodies of the samples that were executed. Translated samples have the same fields. */
const sampleBodies = async (): Promise<ShownBody[]> =>
  (await readRecordings('pt')).flatMap(({ id, steps }) =>
    steps.flatMap(({ name, kind, operation = '', request: { body }, response: { status } }) => {
      const sent = kind === 'api' && status < 300 && body;
      return sent ? [{ place: `${id} ${name}`, operation, body: JSON.parse(sent) }] : [];
    }),
  );

const describedBodies = (): ShownBody[] =>
  operationsIn(readDescription().paths).flatMap(({ operation: { operationId, requestBody } }) =>
    Object.entries(jsonIn(requestBody?.content)?.examples ?? {}).map(([name, { value }]) => {
      return { place: `${operationId} ${name}`, operation: operationId, body: value };
    }),
  );

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Program that declares each body with the types of both generators. */
function programOf(bodies: readonly ShownBody[]): string {
  const typed = bodies.flatMap(({ place, operation, body }, index) => {
    const value = JSON.stringify(body);
    return [
      `// ${place}`,
      `export const openapiTypescript${index}: Body<'${operation}'> = ${value};`,
      `export const heyApi${index}: NonNullable<heyApi.${capital(operation)}Data['body']> = ${value};`,
    ];
  });
  return `import type * as heyApi from './hey-api/index.js';
import type { operations } from './openapi-typescript.js';

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : never;

${typed.join('\n')}
`;
}

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  noEmit: true,
};

export async function compileBodies(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const description = descriptionPath('openapi', 'en');
  const types = join(folder, 'openapi-typescript.ts');
  const generated = await Promise.all([
    complaintsOf('openapi-typescript', 'openapi-typescript', [description, '--output', types]),
    complaintsOf('@hey-api/openapi-ts', 'openapi-ts', ['-i', description, '-o', join(folder, 'hey-api')]),
  ]);
  const failed = generated.flat();
  if (failed.length > 0) return failed;
  const bodies = [...(await sampleBodies()), ...describedBodies()];
  writeFileSync(join(folder, 'bodies.ts'), programOf(bodies));
  const settings = { compilerOptions, include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return complaintsOf('typescript', 'tsc', ['--project', folder, '--pretty', 'false']);
}
