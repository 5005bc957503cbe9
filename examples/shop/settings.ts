/** Settings of the shop. The defaults are those of a fresh sandbox. */
export interface Settings {
  /** Base URL of the REST API. */
  api: string;
  /** User name and password of every call, from the back office. */
  platformCode: string;
  privateKey: string;
  /** Tax number of the shop's entity. */
  clientId: string;
  /** URL at which shoppers and the provider reach this shop. */
  publicUrl: string;
  port: number;
}

/** Reads the environment. By default the shop uses the sandbox on this machine. */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  const port = Number(env.SHOP_PORT ?? 4400);
  return {
    api: env.PROVIDER_API ?? 'http://localhost:4000/api',
    platformCode: env.PROVIDER_PLATFORM_CODE ?? '0001',
    privateKey: env.PROVIDER_PRIVATE_KEY ?? 'balcaoSandboxKey01',
    clientId: env.PROVIDER_CLIENT_ID ?? '999999990',
    publicUrl: env.SHOP_URL ?? `http://localhost:${port}`,
    port,
  };
}
