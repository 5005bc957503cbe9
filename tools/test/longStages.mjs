import { asOne, fromLastLine } from './counts.mjs';
import { buildBelowPath, onPgbouncer, onSerializable, run, simulateProcesses } from './runs.mjs';
import { ofTurn } from './turn.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** Slow or real-time stages. @param {string[]} outsideSandbox @param {string[]} outsideSite @returns {Stage[]} */
export const longStages = (outsideSandbox, outsideSite) => [
  { name: 'site below a path', unread: outsideSite, run: buildBelowPath },
  // Runs in real time and alone. Only in the long run, because a few seconds would show nothing.
  {
    name: 'simulation in processes',
    processors: 2,
    unread: [...outsideSandbox, 'examples/', 'workbench/', 'checkout/', 'ui/', 'cli/'],
    telling: true,
    needs: process.env.TEST_DATABASE_URL ? [] : ['postgresql'],
    run: simulateProcesses,
  },
  // Three sandboxes behind a pooler, a setup that operators may have.
  {
    name: 'races behind PgBouncer',
    processors: 'all',
    unread: outsideSandbox,
    needs: process.env.TEST_DATABASE_URL ? ['pgbouncer'] : ['postgresql', 'pgbouncer'],
    run: onPgbouncer,
  },
  // Slow, because most transactions are repeated.
  {
    name: 'races where PostgreSQL is serializable',
    processors: 'all',
    unread: outsideSandbox,
    needs: ['postgresql'],
    run: onSerializable,
  },
  {
    name: 'clients of OpenAPI Generator',
    processors: 2,
    unread: outsideSandbox,
    telling: true,
    needs: ['openApiGenerator', 'java', 'maven', 'go', 'cargo'],
    run: async (context) => {
      const languages = ['java', 'go', 'rust', 'bash', 'php-nextgen', 'python-pydantic-v1'];
      const args = ['tools/clients/main.ts', ...ofTurn(languages, 1, 2)];
      return fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], args));
    },
  },
  // Installs public tools. The unit tests of contract/openapi lint the descriptions in every run.
  {
    name: "integrators' tools",
    unread: [...outsideSandbox, 'workbench/', 'checkout/', 'ui/', '*.test.ts', '*.test.tsx'],
    telling: true,
    run: async (context) => fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], ['tools/interop/main.ts'])),
  },
  {
    name: 'Schemathesis',
    unread: outsideSandbox,
    needs: ['schemathesis'],
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['tools/interop/schemathesis.ts'])),
  },
  // Kills a primary under load and promotes its replica.
  {
    name: 'failover to a replica',
    processors: 2,
    unread: outsideSandbox,
    telling: true,
    needs: ['postgresql'],
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['tools/test/failover.mjs'])),
  },
];
