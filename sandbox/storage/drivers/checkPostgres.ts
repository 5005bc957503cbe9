import pg from 'pg';

/** Timeout of PostgreSQL's first response, in milliseconds. */
const patience = 5000;

/** Sentence of an error; a host with several addresses gives one error for each. */
function reasonOf(error: Error & { code?: string; errors?: Error[] }): string {
  return error.message || error.errors?.map(({ message }) => message).join(', ') || String(error.code);
}

/** Connects to PostgreSQL once, so that a start fails within seconds; returns the reason of a failure. */
export async function checkPostgres(url: string, milliseconds = patience): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return reasonOf(error as Error);
  } finally {
    client.end().catch(() => undefined);
  }
}
