import pg from 'pg';

/** Timeout for the first response of PostgreSQL, in milliseconds. */
const patience = 5000;

/** Message of an error. A host with several addresses causes one error for each address. */
function reasonOf(error: Error & { code?: string; errors?: Error[] }): string {
  return error.message || error.errors?.map(({ message }) => message).join(', ') || String(error.code);
}

/** Connects once, so that startup fails within seconds if PostgreSQL is unreachable. @returns the reason, if it is */
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
