import type { OriginKind } from './origin.ts';

/** A response of a server that is not what the contract says. */
export interface MeasuredDifference
  extends Record<'operation' | 'field' | 'aspect' | 'expected' | 'got', string> {
  /** Place of the rule on the page of differences, or the section of the specification. */
  rule: string;
  origin: OriginKind;
  /** The recorded steps and provocations that show it. */
  steps: string[];
}

/** What `npm run samples -- --url` found on a server; the page of differences shows it if provider.config.ts names it. */
export interface Measured extends Record<'measuredAt' | 'server' | 'apiVersion', string> {
  format: 1;
  /** Rules that the server followed wherever they were tried. */
  agreed: string[];
  differences: MeasuredDifference[];
  played: string[];
  /** By reason. */
  notPlayed: Record<string, string[]>;
  /** What could not be removed from the server. */
  left: string[];
}
