import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import { AreaCorner } from './AreaCorner.tsx';
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
import { Environments, Support } from './Provider.tsx';
import { Scenarios } from './Scenarios.tsx';
import { Slip } from './Slip.tsx';
import { StateDiagram } from './StateDiagram.tsx';

/** What guides say facts and draw flows with. */
export const guideComponents = {
  AcceptedStatuses,
  Actor,
  AmountLimit,
  AreaCorner,
  Arrow,
  AtmRefusal,
  Attempts,
  CheckDigits,
  Choice,
  Choices,
  Comparison,
  Credentials,
  Environments,
  ErrorCode,
  Event,
  Flow,
  Lead,
  Lifecycle,
  Limit,
  Operation,
  RetryGaps,
  Scenarios,
  Slip,
  State,
  StateDiagram,
  Support,
};
