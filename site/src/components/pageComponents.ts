import * as choices from '@balcao/ui/choices/Choices.tsx';
import * as drawing from '@balcao/ui/drawing/parts.tsx';
import * as steps from '@balcao/ui/steps/Steps.tsx';
import * as forms from './forms/Forms.tsx';
import { AgentFile } from './guide/AgentFile.tsx';
import { AreaCorner } from './guide/AreaCorner.tsx';
import { Assumptions } from './guide/Assumptions.tsx';
import { Comparison } from './guide/Comparison.tsx';
import * as contractTables from './guide/ContractTables.tsx';
import * as decision from './guide/Decision.tsx';
import { Drawing } from './guide/Drawing.tsx';
import { EmbedSnippet } from './guide/EmbedSnippet.tsx';
import { ErrorFamilies } from './guide/ErrorFamilies.tsx';
import * as errorTable from './guide/ErrorTable.tsx';
import * as facts from './guide/Facts.tsx';
import { FieldTable } from './guide/FieldTable.tsx';
import * as flow from './guide/Flow.tsx';
import { Glossary } from './guide/Glossary.tsx';
import { Lead } from './guide/Lead.tsx';
import { Lifecycle } from './guide/Lifecycle.tsx';
import { LimitTable } from './guide/LimitTable.tsx';
import * as operation from './guide/Operation.tsx';
import { PlatformDrawing } from './guide/PlatformDrawing.tsx';
import { Program } from './guide/Program.tsx';
import * as provider from './guide/Provider.tsx';
import * as recordedValues from './guide/RecordedValues.tsx';
import { RefusedCalls } from './guide/RefusedCalls.tsx';
import { RetryTimeline } from './guide/RetryTimeline.tsx';
import { RunReceiver } from './guide/RunReceiver.tsx';
import { SandboxLimit } from './guide/SandboxLimit.tsx';
import { Scenarios } from './guide/Scenarios.tsx';
import { Screen } from './guide/Screen.tsx';
import * as sdk from './guide/Sdk.tsx';
import * as sharing from './guide/Sharing.tsx';
import { ShopVersions } from './guide/ShopVersions.tsx';
import { SoapMoves } from './guide/SoapMoves.tsx';
import { SourceFile } from './guide/SourceFile.tsx';
import { StateDiagram } from './guide/StateDiagram.tsx';
import * as values from './guide/Values.tsx';
import { ViewApi } from './guide/ViewApi.tsx';
import { LivePanel } from './LivePanel/LivePanel.tsx';
import { TryPayment } from './payment/TryPayment.tsx';
import { Sample } from './Sample/Sample.tsx';
import * as soapCodes from './soap/SoapCodes.tsx';
import * as soapFacts from './soap/SoapFacts.tsx';
import { SoapFields } from './soap/SoapFields.tsx';
import * as soapMethod from './soap/SoapMethod.tsx';

/** The components that pages use by their names; of a file with several, each that it exports. */
export const pageComponents = {
  ...choices,
  ...drawing,
  ...steps,
  ...forms,
  TryPayment,
  ...contractTables,
  ...decision,
  ...errorTable,
  ...facts,
  ...flow,
  ...operation,
  ...provider,
  ...recordedValues,
  ...sdk,
  ...sharing,
  ...values,
  ...soapCodes,
  ...soapFacts,
  ...soapMethod,
  AgentFile,
  AreaCorner,
  Assumptions,
  Comparison,
  Drawing,
  EmbedSnippet,
  ErrorFamilies,
  FieldTable,
  Glossary,
  Lead,
  Lifecycle,
  LimitTable,
  LivePanel,
  PlatformDrawing,
  Program,
  RefusedCalls,
  RetryTimeline,
  RunReceiver,
  Sample,
  SandboxLimit,
  Scenarios,
  Screen,
  ShopVersions,
  SoapFields,
  SoapMoves,
  SourceFile,
  StateDiagram,
  ViewApi,
};
