/**
 * What a sandbox on a public network gives to each caller, and in all (docs/decisions/local-and-exposed.md); the
 * sandbox's own figures. `platform` is one that proved its key, `address` a network address, `process` everybody.
 * A local one has the quotas alone.
 */
export const exposedLimits = {
  /** Bytes of XML and of forms count so many times as megabytes: they take longer to read than JSON. */
  slowBytesWeight: 20,
  perMinute: {
    requests: { platform: 600, address: 1200 },
    /** Bodies of requests and of the responses made for them, a sixth of them at once. */
    megabytes: { address: 20 },
    /** Imports, exports, resets and downloaded clients: each takes long. */
    costlyRequests: { address: 12 },
    /** Calls of tools at `/mcp`, which read what no other request reads. */
    toolCalls: { address: 120 },
    /** Private sandboxes that are opened. */
    tenants: { address: 6 },
  },
  atOnce: {
    connections: { address: 100, process: 2000 },
    /** From their first byte until their response has left, event streams included. */
    requests: { platform: 50, address: 100, process: 1000 },
    /** Bodies that are read, and responses that nobody has read yet. */
    megabytes: { address: 8, process: 64 },
    costlyRequests: { address: 1, process: 4 },
    streams: { tenant: 20, address: 20, process: 500 },
    /** Private sandboxes that an address opened and that are in use. */
    tenants: { address: 20 },
  },
} as const;
