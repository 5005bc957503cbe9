import { CheckDigits } from './CheckDigits.tsx';
import { Comparison } from './Comparison.tsx';
import { Credentials } from './Credentials.tsx';
import {
  AcceptedStatuses,
  AmountLimit,
  AtmRefusal,
  Attempts,
  ErrorCode,
  Event,
  Limit,
  RetryGaps,
  State,
} from './Facts.tsx';
import { Actor, Arrow, Flow } from './Flow.tsx';
import { Lead } from './Lead.tsx';
import { Lifecycle } from './Lifecycle.tsx';
import { Operation } from './Operation.tsx';
import { Slip } from './Slip.tsx';

/** What guides say facts and draw flows with. */
export const guideComponents = {
  AcceptedStatuses,
  Actor,
  AmountLimit,
  Arrow,
  AtmRefusal,
  Attempts,
  CheckDigits,
  Comparison,
  Credentials,
  ErrorCode,
  Event,
  Flow,
  Lead,
  Lifecycle,
  Limit,
  Operation,
  RetryGaps,
  Slip,
  State,
};
