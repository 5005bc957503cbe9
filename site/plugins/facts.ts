import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@balcao/contract/facts/build.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeOf } from './locale.ts';

/**
 * Gives pages the contract's facts in the language being built, each entry as a module of its own:
 * `@facts/limits.json`, and for tables also one row, `@facts/errors/e00301.json`, so that a page ships only the facts
 * it uses. As plain modules they invalidate the build's cache when they change.
 */
export function factsPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const folder = process.env.BALCAO_FACTS_DIR ?? path.join(context.siteDir, '../contract/generated');
  const file = path.resolve(folder, `facts.${locale}.json`);
  const name = 'balcao-facts';

  return {
    name,
    getPathsToWatch: () => [file],
    loadContent: async () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
    async contentLoaded({ content, actions }) {
      for (const [key, value] of modulesOf('', content)) {
        await actions.createData(`${locale}${key}.json`, JSON.stringify(value));
      }
      const facts = content as Facts;
      for (const [key, rows] of [...groupsIn(facts), ...soapGroupsIn(facts)]) {
        await actions.createData(`${locale}/${key}.json`, JSON.stringify(rows));
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@facts': path.join(context.generatedFilesDir, name, 'default', locale) } },
    }),
  };
}

/** Groups of rows by the path of their module: `operationErrors/createRefund`. */
function* groupsIn({ operations, errors }: Facts): Generator<[string, readonly object[]]> {
  const rows = Object.entries(errors).map(([id, error]) => ({ id, ...error }));
  for (const { id, errors: codes } of operations) {
    yield [
      `operationErrors/${id}`,
      codes.map((code) => ({ id: code, ...errors[code as keyof typeof errors] })),
    ];
  }
  for (const auth of new Set(operations.map((operation) => operation.auth))) {
    yield [`operationsBy/${auth}`, operations.filter((operation) => operation.auth === auth)];
  }
  yield ['errorFamilies', familiesOf(rows)];
  yield ['retryableErrors', rows.filter(({ retryable, sandboxOnly }) => retryable && !sandboxOnly)];
  yield ['deprecatedOperations', operations.filter(({ deprecated }) => deprecated)];
}

/** The same for the SOAP service: methods with their REST equivalents, and the codes of each. */
function* soapGroupsIn({ operations, soap, soapToRest }: Facts): Generator<[string, object]> {
  const methods = soap.methods.map((method) => {
    const ids = soapToRest.find(({ id }) => id === method.id)?.operations ?? [];
    return { ...method, operations: ids.map((id) => operations.find((operation) => operation.id === id)) };
  });
  yield ['soapMethods', methods];
  for (const method of methods) {
    yield [`soapMethods/${method.id}`, method];
    const given = soap.errors.filter(({ code }) => method.errors.includes(code));
    const provocations = soap.provocations[method.id] ?? {};
    yield [
      `soapErrors/${method.id}`,
      given.map((error) => ({ ...error, provocation: provocations[error.code] })),
    ];
  }
}

/** Error families: code, message, statuses, codes, and which of them are retryable. */
function familiesOf(
  rows: readonly { id: string; family: string; status: number; retryable: boolean; msg: string }[],
) {
  return rows
    .filter(({ id, family }) => id === family)
    .map(({ id, msg }) => {
      const inside = rows.filter(({ family }) => family === id);
      const statuses = [...new Set(inside.map(({ status }) => status))].sort();
      const codes = inside.map((row) => row.id);
      const retryable = inside.filter((row) => row.retryable).map((row) => row.id);
      return { id, msg, statuses, codes, retryable };
    });
}

/** The entries of the facts and every table row inside them, by path: `/errors`, `/errors/e00301`. */
function* modulesOf(path: string, value: unknown): Generator<[string, unknown]> {
  if (path) yield [path, value];
  for (const [name, inside] of namedIn(value)) {
    if (path === '' || typeof inside === 'object') yield* modulesOf(`${path}/${name}`, inside);
  }
}

/** Named parts of a value: rows of a table by `id` or `code`, entries of a record by key. */
function namedIn(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.entries(value).map(([key, inside]) => [key, withId(key, inside)]);
  return value.flatMap((row: { id?: string; code?: string } | string) => {
    const id = typeof row === 'object' ? (row.id ?? row.code) : undefined;
    return id ? [[id, row] as [string, unknown]] : [];
  });
}

/** The entry of a record with its key as `id`. */
function withId(id: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? { id, ...value } : value;
}
