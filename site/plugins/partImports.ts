import { importNode } from './importNode.ts';

/** The parts of an MDX syntax tree that this plugin reads. */
interface MdxNode {
  type: string;
  name?: string | null;
  children?: MdxNode[];
}

/**
 * Components imported on demand, by the file below `src/components` that exports them. Components used by a quarter of
 * the pages are available on every page instead (src/theme/MDXComponents.tsx).
 */
export const parts: Readonly<Record<string, readonly string[]>> = {
  'guide/Program.tsx': ['Program'],
  'forms/CheckoutForm.tsx': ['CheckoutForm'],
  'forms/CustomerForm.tsx': ['CustomerForm'],
  'forms/EntityForm.tsx': ['EntityForm'],
  'guide/AgentFile.tsx': ['AgentFile'],
  'guide/AmountLimits.tsx': ['AmountLimits'],
  'guide/ApiChanges.tsx': ['ApiChanges'],
  'guide/AreaCorner.tsx': ['AreaCorner'],
  'guide/Assumptions.tsx': ['Assumptions'],
  'guide/BackOfficeTable.tsx': ['BackOfficeTable'],
  'guide/BasicHeader.tsx': ['BasicHeader'],
  'guide/CheckDigits.tsx': ['CheckDigits'],
  'guide/Control.tsx': ['Control'],
  'guide/Decision.tsx': ['Branch', 'Decision'],
  'guide/Drawing.tsx': ['Drawing'],
  'guide/drawnParts.tsx': [
    'DrawnButton',
    'DrawnCheckbox',
    'DrawnField',
    'DrawnHeading',
    'DrawnMenu',
    'DrawnRow',
    'DrawnState',
  ],
  'guide/EmbedSnippet.tsx': ['EmbedSnippet'],
  'guide/ErrorFamilies.tsx': ['ErrorFamilies'],
  'guide/ErrorTable.tsx': ['ErrorTable'],
  'guide/EventTable.tsx': ['EventTable', 'HandlerTable'],
  'guide/FieldTable.tsx': ['FieldTable'],
  'guide/Flow.tsx': ['Actor', 'Arrow', 'Flow'],
  'guide/Glossary.tsx': ['Glossary'],
  'guide/Lifecycle.tsx': ['Lifecycle'],
  'guide/LimitTable.tsx': ['LimitTable'],
  'guide/FailureModeTable.tsx': ['FailureModeTable'],
  'guide/OperationList.tsx': ['DeprecatedOperations', 'OperationList'],
  'guide/PlatformDrawing.tsx': ['PlatformDrawing'],
  'guide/Provider.tsx': ['BackOffice', 'Environments', 'PluginFile', 'SandboxLink', 'SourceCode', 'Support'],
  'guide/RefusedCalls.tsx': ['RefusedCalls'],
  'guide/RetryTimeline.tsx': ['RetryTimeline'],
  'guide/RetryableErrors.tsx': ['RetryableErrors'],
  'guide/RunReceiver.tsx': ['RunReceiver'],
  'guide/SandboxLimit.tsx': ['SandboxLimit'],
  'guide/Scenarios.tsx': ['Scenarios'],
  'guide/Screen.tsx': ['Screen'],
  'guide/SdkAbilities.tsx': ['SdkAbilities'],
  'guide/SdkProgram.tsx': ['SdkProgram'],
  'guide/SdkTable.tsx': ['SdkTable'],
  'guide/SignatureVector.tsx': ['SignatureVector'],
  'guide/Slip.tsx': ['Slip'],
  'guide/SoapMoves.tsx': ['SoapMoves'],
  'guide/SourceFile.tsx': ['SourceFile'],
  'guide/Sharing.tsx': ['Party', 'Sharing'],
  'guide/StateDiagram.tsx': ['StateDiagram'],
  'guide/StateTable.tsx': ['StateTable'],
  'guide/TerminalViews.tsx': ['TerminalViews'],
  'soap/SoapAddresses.tsx': ['SoapAddresses'],
  'soap/SoapChangelog.tsx': ['SoapChangelog'],
  'soap/SoapCodes.tsx': ['SoapCode', 'SoapErrors', 'SoapState', 'SoapStates'],
  'soap/SoapFact.tsx': ['SoapFact'],
  'soap/SoapFields.tsx': ['SoapFields'],
  'soap/SoapHook.tsx': ['SoapHookEvents', 'SoapHookFields'],
  'soap/SoapMethod.tsx': ['SoapMethod'],
  'soap/SoapMethodList.tsx': ['SoapMethodList'],
  'soap/SoapNotice.tsx': ['SoapNotice'],
  'soap/SoapRestWay.tsx': ['SoapRestWay'],
  'soap/SoapVector.tsx': ['SoapVector'],
};

function* namesIn(node: MdxNode): Generator<string> {
  if (node.name) yield node.name;
  for (const child of node.children ?? []) yield* namesIn(child);
}

/**
 * A remark plugin: a page that uses `<Flow>` imports it, so that a browser loads only the components of the current
 * page.
 */
export function partImports() {
  return (tree: MdxNode) => {
    const written = new Set(namesIn(tree));
    for (const [file, exported] of Object.entries(parts)) {
      const used = exported.filter((name) => written.has(name));
      if (used.length > 0) tree.children?.unshift(importNode(used, `@site/src/components/${file}`));
    }
  };
}
