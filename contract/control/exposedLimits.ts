/**
 * What a sandbox on a public network gives to each caller, and in all (docs/decisions/local-and-exposed.md); the
 * sandbox's own figures. A local one has the quotas alone.
 */
export const exposedLimits = {
  /** Requests within a minute: of a platform that proved its key, and of a network address. */
  requestsPerMinute: { platform: 600, address: 1200 },
  /** Imports, exports, resets and generated clients of an address within a minute: each takes long. */
  costlyRequestsPerMinute: 12,
  /** Private sandboxes an address opens within a minute, and those it opened that are in use. */
  tenantsPerMinute: 6,
  tenantsPerAddress: 20,
  /** Event streams open at once: of a sandbox, of an address, and in all. */
  streamsPerTenant: 20,
  streamsPerAddress: 20,
  streams: 500,
  /** Connections open at once: of an address that connects, and in all. */
  connectionsPerAddress: 100,
  connections: 2000,
} as const;
