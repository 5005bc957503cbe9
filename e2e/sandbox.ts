/** Port of the journeys' sandbox, away from a reader's own. */
export const sandboxPort = process.env.E2E_SANDBOX_PORT ?? '4100';

/** Where the journeys' sandbox answers. */
export const sandboxOrigin = `http://localhost:${sandboxPort}`;
