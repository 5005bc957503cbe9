import { importNode } from './importNode.ts';

/** The parts of an MDX syntax tree that this plugin reads. */
interface MdxNode {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: MdxNode[];
  data?: unknown;
}
type Props = Record<string, unknown>;

/** The part of an expression that this plugin reads: a list of literals. */
interface Expression {
  elements?: { value?: unknown }[];
}

/** Source of a property: a module, or a list of them. */
type Source = string | readonly string[];

/** Names of models start with a capital letter, operations with a small one. */
const isModel = (of: unknown) => /^[A-Z]/.test(String(of));

/** Fact tables by the name used in pages. */
const scenarios: Record<string, string> = {
  cards: '@facts/cardScenarios.json',
  phones: '@facts/phoneScenarios.json',
  amounts: '@facts/amountScenarios.json',
  terminals: '@facts/terminalScenarios.json',
  entities: '@facts/entityScenarios.json',
  faults: '@facts/control/faults.json',
  failureModes: '@facts/control/failureModes.json',
};

/** What the panel of a simulator asks of it. */
const controlsOf: Readonly<Record<string, readonly string[]>> = {
  multibanco: ['payAtAtm'],
  atm: ['payAtAtm'],
  phone: ['listPushes', 'answerPhone'],
  terminal: ['getVirtualTerminal', 'presentCard', 'typePin', 'setTerminalFault'],
  clock: ['moveClock', 'listUpcoming'],
  webhooks: ['listDeliveries', 'resendDelivery', 'setFailureMode'],
};

/** Modules with a component's data, by its attributes: one module, or several by property. */
const sources: Record<string, (props: Props) => string | Record<string, Source> | undefined> = {
  Sample: ({ example, step }) => `@samples/${example}/${step}.json`,
  CheckDigits: ({ example, step }) => `@samples/${example}/${step}.answer.json`,
  Screen: ({ of }) => `@screens/${of}.json`,
  EmbedSnippet: ({ example, step }) => `@samples/${example}/${step}.answer.json`,
  Slip: ({ example, step }) => `@samples/${example}/${step}.answer.json`,
  State: ({ is }) => `@facts/paymentStates/${is}.json`,
  Event: ({ is }) => `@facts/webhookActions/${is}.json`,
  ErrorCode: ({ is }) => `@facts/errors/${is}.json`,
  ErrorTable: ({ of }) => {
    const rows = Array.isArray(of) && of.map((code) => `@facts/errors/${code}.json`);
    return { rows: rows || `@facts/operationErrors/${of}.json` };
  },
  RefusedCalls: ({ of }) => ({ rows: `@facts/refusedCalls/${of}.json` }),
  ErrorFamilies: () => '@facts/errorFamilies.json',
  RetryableErrors: () => '@facts/retryableErrors.json',
  DeprecatedOperations: () => '@facts/deprecatedOperations.json',
  ApiVersion: () => '@facts/apiVersion.json',
  Assumptions: ({ of }) => ({
    groups: Array.isArray(of)
      ? of.map((group) => `@facts/assumptions/${group}.json`)
      : `@facts/assumptions/${of}.json`,
  }),
  ApiChanges: () => '@facts/apiChanges.json',
  TerminalViews: () => '@facts/terminalViews.json',
  BackOfficeTable: () => '@facts/backOfficeLabels.json',
  Glossary: () => '@facts/glossary.json',
  SignatureVector: () => '@facts/signatureVector.json',
  SoapMoves: ({ of }) => `@facts/soapToRest/${of}.json`,
  SoapRestWay: ({ is }) => ({
    method: `@facts/soapMethods/${is}.json`,
    moves: `@facts/soapToRest/${is}.json`,
  }),
  SoapMethod: ({ is }) => `@facts/soapMethods/${is}.json`,
  SoapMethodList: ({ of }) => ({
    methods: Array.isArray(of) ? of.map((id) => `@facts/soapMethods/${id}.json`) : '@facts/soapMethods.json',
  }),
  SoapFields: ({ of }) => `@facts/soap/types/${of}.json`,
  SoapErrors: ({ of }) => `@facts/soapErrors/${of}.json`,
  SoapStates: () => '@facts/soap/integrationStates.json',
  SoapState: ({ is }) => `@facts/soap/integrationStates/${is}.json`,
  SoapCode: ({ is }) => `@facts/soap/errors/${is}.json`,
  SoapChangelog: () => '@facts/soap/changelog.json',
  SoapHookFields: () => '@facts/soap/hookFields.json',
  SoapHookEvents: () => '@facts/soap/hookEvents.json',
  SoapAddresses: () => '@facts/soap/addresses.json',
  SoapVector: ({ of }) => `@facts/soap/vectors/${of}.json`,
  SoapFact: () => '@facts/soap/service.json',
  OperationList: ({ auth }) => `@facts/operationsBy/${auth}.json`,
  Scenarios: ({ of }) => scenarios[String(of)] ?? {},
  FailureModeTable: () => '@facts/control/failureModes.json',
  Program: ({ is }) => `@programs/${is}.json`,
  SourceFile: ({ is }) => `@sourceFiles/${is}.json`,
  SdkProgram: ({ is }) => `@sdkPrograms/${is}.json`,
  SdkAbilities: () => '@facts/sdkAbilities.json',
  SdkTable: () => '@facts/ownSdks.json',
  FieldTable: ({ of, fields }) => ({
    rows: Array.isArray(fields) ? fields.map((way) => `@fields/${of}/${way}.json`) : [],
    ...(isModel(of) ? {} : { operation: `@facts/operations/${of}.json` }),
  }),
  AtmRefusal: ({ is }) => `@facts/control/errors/${is}.json`,
  LivePanel: ({ panel, example }) => ({
    controls:
      panel === 'run'
        ? `@samples/${example}.controls.json`
        : (controlsOf[String(panel)] ?? []).map((id) => `@facts/control/operations/${id}.json`),
  }),
  Control: ({ is }) => `@facts/control/operations/${is}.json`,
  Operation: ({ is }) => `@facts/operations/${is}.json`,
  ViewApi: ({ is }) => `@facts/operations/${is}.json`,
  StateTable: ({ of }) => ({ states: `@facts/${of}States.json` }),
  StateDiagram: ({ of, way }) => ({
    states: `@facts/${of}States.json`,
    lifecycle: `@facts/${of}Lifecycle.json`,
    ...(way ? { part: `@facts/paymentWays/${way}.json` } : {}),
  }),
  Arrow: ({ operation, event }) => {
    if (operation) return `@facts/operations/${operation}.json`;
    return event ? `@facts/webhookActions/${event}.json` : undefined;
  },
};

function* elements(node: MdxNode): Generator<MdxNode> {
  if (node.name && node.name in sources) yield node;
  for (const child of node.children ?? []) yield* elements(child);
}

/** `<property>={<name>}`, or a list of names, as MDX keeps it. */
function dataAttribute(property: string, names: string | readonly string[]) {
  const identifier = (name: string) => ({ type: 'Identifier', name });
  const expression =
    typeof names === 'string'
      ? identifier(names)
      : { type: 'ArrayExpression', elements: names.map(identifier) };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  };
  return {
    type: 'mdxJsxAttribute',
    name: property,
    value: { type: 'mdxJsxAttributeValueExpression', value: String(names), data: { estree } },
  };
}

/** Value of an attribute in a page: a text, or the texts of a list `{['a', 'b']}`. */
function writtenOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { data } = value as { data?: { estree?: { body?: { expression?: Expression }[] } } };
  return data?.estree?.body?.[0]?.expression?.elements?.map((element) => element.value);
}

/**
 * A remark plugin: `<State is="pending" />` gets an import of that row of the contract as its `data`, and `<Sample ...
 * />` of that recording. A plain import invalidates caches correctly, ships only the data of the page, and fails the
 * build where the contract has no such row.
 */
export function dataImports() {
  return (tree: MdxNode) => {
    const names = new Map<string, string>();
    const nameOf = (from: string) => {
      const name = names.get(from) ?? `data${names.size}`;
      names.set(from, name);
      return name;
    };
    for (const element of elements(tree)) {
      const written = (element.attributes ?? []).map(({ name, value }) => [name, writtenOf(value)]);
      const source = sources[element.name ?? '']?.(Object.fromEntries(written) as Props) ?? {};
      const modules: Record<string, Source> = typeof source === 'string' ? { data: source } : source;
      for (const [property, from] of Object.entries(modules)) {
        const filled = typeof from === 'string' ? nameOf(from) : from.map(nameOf);
        element.attributes?.push(dataAttribute(property, filled));
      }
    }
    tree.children?.unshift(...[...names].map(([from, name]) => importNode(name, from)));
  };
}
