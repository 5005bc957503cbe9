import type { OriginKind } from './origin.ts';

/** Difference between a server's responses and the contract. */
export interface MeasuredDifference extends Record<'aspect' | 'expected' | 'got', string> {
  /** Anchor of the rule on the page of differences, or section of the specification. */
  rule: string;
  origin: OriginKind;
  fields: string[];
  operations: string[];
  /** Recorded steps and provocations that show the difference. */
  steps: string[];
}

/** Results of `npm run samples -- --url` against a server; pages show measured.json, next to provider.config.ts. */
export interface Measured extends Record<'measuredAt' | 'server' | 'apiVersion', string> {
  format: 1;
  /** Rules outside the specification that the server followed in all attempts. */
  agreed: string[];
  differences: MeasuredDifference[];
  played: string[];
  /** Steps that were not executed, by reason. */
  notPlayed: Record<string, string[]>;
  /** Objects that could not be removed from the server. */
  left: string[];
}
