import { appendFileSync } from 'node:fs';
import { DefaultQueryExecutor } from 'kysely';

/**
 * Appends the text of each statement that the tests of a process run to the file that `RECORD_STATEMENTS` names, one
 * JSON text a line, each once. `tools/derived/writeReleasedStatements.ts` makes the committed lists of them.
 */
const file = process.env.RECORD_STATEMENTS;
const seen = new Set<string>();
const { executeQuery } = DefaultQueryExecutor.prototype;

// Tests share their process, and this file is read for each of them.
if (file && !('records' in executeQuery)) {
  DefaultQueryExecutor.prototype.executeQuery = Object.assign(
    function (this: DefaultQueryExecutor, ...given: Parameters<typeof executeQuery>) {
      const [{ sql: text }] = given;
      if (!seen.has(text)) appendFileSync(file, `${JSON.stringify(text)}\n`);
      seen.add(text);
      return executeQuery.apply(this, given);
    },
    { records: true },
  ) as typeof executeQuery;
}
