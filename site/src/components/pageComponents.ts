import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import {
  DrawnButton,
  DrawnCheckbox,
  DrawnField,
  DrawnHeading,
  DrawnMenu,
  DrawnRow,
  DrawnState,
} from '@balcao/ui/drawing/parts.tsx';
import { Step, Steps } from '@balcao/ui/steps/Steps.tsx';
import { CheckoutForm, CustomerForm, EntityForm } from './forms/Forms.tsx';
import { AgentFile } from './guide/AgentFile.tsx';
import { AmountLimits } from './guide/AmountLimits.tsx';
import { ApiChanges } from './guide/ApiChanges.tsx';
import { AreaCorner } from './guide/AreaCorner.tsx';
import { Assumptions } from './guide/Assumptions.tsx';
import { FailureModeTable } from './guide/ChoiceTable.tsx';
import { Comparison } from './guide/Comparison.tsx';
import { Branch, Decision } from './guide/Decision.tsx';
import { Drawing } from './guide/Drawing.tsx';
import { EmbedSnippet } from './guide/EmbedSnippet.tsx';
import { ErrorFamilies } from './guide/ErrorFamilies.tsx';
import { ErrorTable, RetryableErrors } from './guide/ErrorTable.tsx';
import { EventTable, HandlerTable } from './guide/EventTable.tsx';
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
} from './guide/Facts.tsx';
import { FieldTable } from './guide/FieldTable.tsx';
import { Actor, Arrow, Flow } from './guide/Flow.tsx';
import { Glossary } from './guide/Glossary.tsx';
import { Lead } from './guide/Lead.tsx';
import { Lifecycle } from './guide/Lifecycle.tsx';
import { LimitTable } from './guide/LimitTable.tsx';
import { Control, DeprecatedOperations, Operation, OperationList } from './guide/Operation.tsx';
import { PlatformDrawing } from './guide/PlatformDrawing.tsx';
import { Program } from './guide/Program.tsx';
import {
  BackOffice,
  Environments,
  PluginFile,
  SandboxLink,
  SourceCode,
  Support,
  WebhookUserAgent,
} from './guide/Provider.tsx';
import { CheckDigits, Slip } from './guide/RecordedValues.tsx';
import { RefusedCalls } from './guide/RefusedCalls.tsx';
import { RetryTimeline } from './guide/RetryTimeline.tsx';
import { RunReceiver } from './guide/RunReceiver.tsx';
import { SandboxLimit } from './guide/SandboxLimit.tsx';
import { Scenarios } from './guide/Scenarios.tsx';
import { Screen } from './guide/Screen.tsx';
import { SdkAbilities, SdkProgram, SdkTable } from './guide/Sdk.tsx';
import { Party, Sharing } from './guide/Sharing.tsx';
import { SoapMoves } from './guide/SoapMoves.tsx';
import { SourceFile } from './guide/SourceFile.tsx';
import { StateDiagram } from './guide/StateDiagram.tsx';
import { StateTable } from './guide/StateTable.tsx';
import { BackOfficeTable, TerminalViews } from './guide/Terminals.tsx';
import { BasicHeader, Credentials, SignatureVector } from './guide/Values.tsx';
import { ViewApi } from './guide/ViewApi.tsx';
import { LivePanel } from './LivePanel/LivePanel.tsx';
import { Sample } from './Sample/Sample.tsx';
import { SoapCode, SoapErrors, SoapState, SoapStates } from './soap/SoapCodes.tsx';
import {
  SoapAddresses,
  SoapChangelog,
  SoapFact,
  SoapHookEvents,
  SoapHookFields,
  SoapNotice,
  SoapVector,
} from './soap/SoapFacts.tsx';
import { SoapFields } from './soap/SoapFields.tsx';
import { SoapMethod, SoapMethodList, SoapRestWay } from './soap/SoapMethod.tsx';

/** The components that pages use by their names. */
export const pageComponents = {
  AcceptedStatuses,
  Actor,
  AgentFile,
  AmountLimit,
  AmountLimits,
  ApiChanges,
  ApiVersion,
  AreaCorner,
  Arrow,
  Assumptions,
  AtmRefusal,
  Attempts,
  BackOffice,
  BackOfficeTable,
  BasicHeader,
  Branch,
  CheckDigits,
  CheckoutForm,
  Choice,
  Choices,
  Comparison,
  Control,
  Credentials,
  CustomerForm,
  Decision,
  DeprecatedOperations,
  Drawing,
  DrawnButton,
  DrawnCheckbox,
  DrawnField,
  DrawnHeading,
  DrawnMenu,
  DrawnRow,
  DrawnState,
  EmbedSnippet,
  EntityForm,
  Environments,
  ErrorCode,
  ErrorFamilies,
  ErrorTable,
  Event,
  EventTable,
  FailureModeTable,
  FieldTable,
  Flow,
  Glossary,
  HandlerTable,
  Lead,
  Lifecycle,
  Limit,
  LimitTable,
  LivePanel,
  Operation,
  OperationList,
  Party,
  PlatformDrawing,
  PluginFile,
  Program,
  RefusedCalls,
  RetryGaps,
  RetryTimeline,
  RetryableErrors,
  RunReceiver,
  Sample,
  SandboxLimit,
  SandboxLink,
  Scenarios,
  Screen,
  SdkAbilities,
  SdkProgram,
  SdkTable,
  Sharing,
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
  SoapState,
  SoapStates,
  SoapVector,
  SourceCode,
  SourceFile,
  State,
  StateDiagram,
  StateTable,
  Step,
  Steps,
  Support,
  TerminalViews,
  TestCard,
  ViewApi,
  WebhookUserAgent,
};
