export const sandboxPort = process.env.E2E_SANDBOX_PORT ?? '4100';

export const sandboxOrigin = `http://localhost:${sandboxPort}`;
