/** Where the journeys' sandbox answers. */
export const sandboxOrigin = `http://localhost:${process.env.E2E_SANDBOX_PORT ?? '4100'}`;
