import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import { CheckoutForm } from '../forms/CheckoutForm.tsx';
import { CustomerForm } from '../forms/CustomerForm.tsx';
import { EntityForm } from '../forms/EntityForm.tsx';
import { Program } from '../Program/Program.tsx';
import { SoapAddresses } from '../soap/SoapAddresses.tsx';
import { SoapChangelog } from '../soap/SoapChangelog.tsx';
import { SoapCode, SoapErrors, SoapStates } from '../soap/SoapCodes.tsx';
import { SoapFact } from '../soap/SoapFact.tsx';
import { SoapFields } from '../soap/SoapFields.tsx';
import { SoapHookEvents } from '../soap/SoapHookEvents.tsx';
import { SoapHookFields } from '../soap/SoapHookFields.tsx';
import { SoapMethod } from '../soap/SoapMethod.tsx';
import { SoapMethodList } from '../soap/SoapMethodList.tsx';
import { SoapNotice } from '../soap/SoapNotice.tsx';
import { SoapRestWay } from '../soap/SoapRestWay.tsx';
import { SoapVector } from '../soap/SoapVector.tsx';
import { AmountLimits } from './AmountLimits.tsx';
import { ApiChanges } from './ApiChanges.tsx';
import { AreaCorner } from './AreaCorner.tsx';
import { BackOfficeTable } from './BackOfficeTable.tsx';
import { BasicHeader } from './BasicHeader.tsx';
import { CheckDigits } from './CheckDigits.tsx';
import { Comparison } from './Comparison.tsx';
import { Credentials } from './Credentials.tsx';
import { DeprecatedOperations } from './DeprecatedOperations.tsx';
import { EmbedSnippet } from './EmbedSnippet.tsx';
import { ErrorFamilies } from './ErrorFamilies.tsx';
import { ErrorTable } from './ErrorTable.tsx';
import { EventTable, HandlerTable } from './EventTable.tsx';
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
import { FieldTable } from './FieldTable.tsx';
import { Actor, Arrow, Flow } from './Flow.tsx';
import { Glossary } from './Glossary.tsx';
import { Lead } from './Lead.tsx';
import { Lifecycle } from './Lifecycle.tsx';
import { LimitTable } from './LimitTable.tsx';
import { MischiefTable } from './MischiefTable.tsx';
import { Operation } from './Operation.tsx';
import { OperationList } from './OperationList.tsx';
import { Environments, SandboxLink, Support } from './Provider.tsx';
import { RetryableErrors } from './RetryableErrors.tsx';
import { RetryTimeline } from './RetryTimeline.tsx';
import { Scenarios } from './Scenarios.tsx';
import { Screen } from './Screen.tsx';
import { SdkProgram } from './SdkProgram.tsx';
import { SdkTable } from './SdkTable.tsx';
import { SignatureVector } from './SignatureVector.tsx';
import { Slip } from './Slip.tsx';
import { SoapMoves } from './SoapMoves.tsx';
import { StateDiagram } from './StateDiagram.tsx';
import { StateTable } from './StateTable.tsx';
import { ViewApi } from './ViewApi.tsx';

/** What guides say facts and draw flows with. */
export const guideComponents = {
  AcceptedStatuses,
  Actor,
  AmountLimit,
  AmountLimits,
  ApiChanges,
  ApiVersion,
  AreaCorner,
  Arrow,
  AtmRefusal,
  Attempts,
  BackOfficeTable,
  BasicHeader,
  CheckDigits,
  CheckoutForm,
  Choice,
  Choices,
  Comparison,
  Credentials,
  CustomerForm,
  EntityForm,
  DeprecatedOperations,
  Environments,
  ErrorCode,
  EmbedSnippet,
  ErrorFamilies,
  ErrorTable,
  Event,
  EventTable,
  FieldTable,
  Flow,
  Glossary,
  HandlerTable,
  Lead,
  Lifecycle,
  Limit,
  LimitTable,
  MischiefTable,
  Operation,
  OperationList,
  Program,
  RetryGaps,
  RetryTimeline,
  RetryableErrors,
  SandboxLink,
  Scenarios,
  Screen,
  SdkProgram,
  SdkTable,
  SignatureVector,
  Slip,
  SoapAddresses,
  SoapChangelog,
  SoapCode,
  SoapErrors,
  SoapFact,
  SoapFields,
  SoapHookEvents,
  SoapHookFields,
  SoapMethod,
  SoapMethodList,
  SoapMoves,
  SoapNotice,
  SoapRestWay,
  SoapState: SoapCode,
  SoapStates,
  SoapVector,
  State,
  StateDiagram,
  StateTable,
  Support,
  TestCard,
  ViewApi,
};
