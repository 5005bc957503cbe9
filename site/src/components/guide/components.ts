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
 * Components available on every page: those used by a quarter of the pages, and inline facts. Other components are
 * imported by the pages that use them (plugins/partImports.ts).
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
