import pg from 'pg';

/** How long PostgreSQL may take to answer at the start, in milliseconds. */
const patience = 5000;

/** What went wrong; a host with several addresses gives one error for each of them. */
function reasonOf(error: Error & { code?: string; errors?: Error[] }): string {
  return error.message || error.errors?.map(({ message }) => message).join(', ') || String(error.code);
}

/** Asks PostgreSQL once on its own connection, so that a start fails within seconds; says why it cannot. */
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
