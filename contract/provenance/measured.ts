import type { OriginKind } from './origin.ts';

/** What responses of a server have otherwise than the contract says. */
export interface MeasuredDifference extends Record<'aspect' | 'expected' | 'got', string> {
  /** Place of the rule on the page of differences, or the section of the specification. */
  rule: string;
  origin: OriginKind;
  fields: string[];
  operations: string[];
  /** The recorded steps and provocations that show it. */
  steps: string[];
}

/** What `npm run samples -- --url` found on a server; pages show it from measured.json beside provider.config.ts. */
export interface Measured extends Record<'measuredAt' | 'server' | 'apiVersion', string> {
  format: 1;
  /** Rules that the specification does not give, and that the server follows wherever they were tried. */
  agreed: string[];
  differences: MeasuredDifference[];
  played: string[];
  /** By reason. */
  notPlayed: Record<string, string[]>;
  /** What could not be removed from the server. */
  left: string[];
}
