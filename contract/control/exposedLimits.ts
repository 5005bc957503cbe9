/**
 * Rates and totals of a sandbox on a public network (docs/decisions/local-and-exposed.md), chosen by the sandbox.
 * `platform` limits an authenticated platform, `address` a network address, and `process` all callers together. A local
 * sandbox has only the quotas.
 */
export const exposedLimits = {
  /** Weight of XML and form bytes in `megabytes`; they take longer to parse than JSON. */
  slowBytesWeight: 20,
  perMinute: {
    requests: { platform: 600, address: 1200 },
    /** Request bodies and responses; a sixth can be spent at once. */
    megabytes: { address: 20 },
    /** Imports, exports, resets and downloaded clients. */
    costlyRequests: { address: 12 },
    /** Tool calls at `/mcp`. */
    toolCalls: { address: 120 },
    tenants: { address: 6 },
  },
  atOnce: {
    connections: { address: 100, process: 2000 },
    /** Requests from their first byte to the complete response, including event streams. */
    requests: { platform: 50, address: 100, process: 1000 },
    /** Bodies being read, and responses not yet received by their callers. */
    megabytes: { address: 8, process: 64 },
    costlyRequests: { address: 1, process: 4 },
    streams: { tenant: 20, address: 20, process: 500 },
    /** Private sandboxes in use, counted by the address that opened them. */
    tenants: { address: 20 },
  },
} as const;
