import { Comparison } from './Comparison.tsx';
import { Credentials } from './Credentials.tsx';
import {
  AcceptedStatuses,
  AmountLimit,
  ApiVersion,
  AtmRefusal,
  Attempts,
  ErrorCode,
  Event,
  Limit,
  RetryGaps,
  State,
  TestCard,
} from './Facts.tsx';
import { Lead } from './Lead.tsx';
import { Operation } from './Operation.tsx';
import { ViewApi } from './ViewApi.tsx';

/**
 * What so many pages use that it comes with each: parts on a quarter of them, and facts inside a sentence. A part of
 * fewer pages comes with those that write it (plugins/partImports.ts).
 */
export const guideComponents = {
  AcceptedStatuses,
  AmountLimit,
  ApiVersion,
  AtmRefusal,
  Attempts,
  Comparison,
  Credentials,
  ErrorCode,
  Event,
  Lead,
  Limit,
  Operation,
  RetryGaps,
  State,
  TestCard,
  ViewApi,
};
