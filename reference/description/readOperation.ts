import type {
  DescribedOperation,
  DescribedResponse,
  JsonSchema,
  OpenApiDocument,
  Parameter,
} from './openApiDocument.ts';
import { readField, readFields } from './readFields.ts';
import type {
  Body,
  DescribedField,
  OperationResponse,
  ParameterGroup,
  ParameterLocation,
} from './reference.ts';
import { modelOf, typeName } from './typeNames.ts';

/** What reading an operation needs to know of the rest of the document. */
export interface DocumentContext {
  document: OpenApiDocument;
  /** Names of fields every successful answer has. */
  envelope: readonly string[];
  /** Whether a model is shown where it is sent, because nothing else uses it. */
  isShownHere: (model: string) => boolean;
}

const locations: readonly ParameterLocation[] = ['path', 'query', 'header'];

/** Follows a reference to `components`, one step. */
export function resolveReference<T extends object>(
  document: OpenApiDocument,
  value: T | { $ref: string },
): T {
  if (!('$ref' in value)) return value;
  const steps = value.$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as T;
}

/** The schema a reference leads to; a description beside the reference wins over the model's own. */
export function resolveSchema(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const model = modelOf(schema);
  const { $ref: _, ...beside } = schema;
  return model ? { ...document.components.schemas[model], ...beside } : schema;
}

function readParameter(parameter: Parameter, anchor: string): DescribedField {
  const { name, in: location, required = false, schema, description, example } = parameter;
  return readField(
    name,
    { ...schema, description },
    { anchor: `${anchor}/${location}/${name}`, required, also: example },
  );
}

/** Its own parameters, by where they travel. */
export function readParameters({ parameters = [] }: DescribedOperation, anchor: string): ParameterGroup[] {
  const all = parameters.filter((one): one is Parameter => 'name' in one);
  return locations
    .map((location) => ({
      location,
      fields: all.filter((one) => one.in === location).map((one) => readParameter(one, anchor)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** A parameter of `components`, at its one place. */
const readShared = (parameter: Parameter) => readParameter(parameter, 'parameters');

/** Every parameter that operations take by reference. */
export const sharedParameters = ({ components }: OpenApiDocument): DescribedField[] =>
  Object.values(components.parameters).map(readShared);

/** The shared parameters an operation takes. */
export function takenParameters(
  { parameters = [] }: DescribedOperation,
  document: OpenApiDocument,
): DescribedField[] {
  return parameters.flatMap((one) =>
    '$ref' in one ? [readShared(resolveReference<Parameter>(document, one))] : [],
  );
}

/** The body that is sent, with its fields unless its model has a place of its own. */
export function readBody(
  operation: DescribedOperation,
  anchor: string,
  around: DocumentContext,
): Body | undefined {
  const schema = schemaOf(operation.requestBody?.content);
  if (!schema || !operation.requestBody) return undefined;
  const model = modelOf(schema);
  const whole = resolveSchema(around.document, schema);
  const isHere = !model || around.isShownHere(model);
  return {
    anchor: `${anchor}/body`,
    required: operation.requestBody.required,
    words: whole.description ?? '',
    type: typeName(schema),
    fields: isHere ? readFields(whole, `${anchor}/body`) : [],
  };
}

/** Every answer by status, as the description orders them. */
export function readResponses(
  operation: DescribedOperation,
  anchor: string,
  around: DocumentContext,
): OperationResponse[] {
  return Object.entries(operation.responses).map(([status, one]) => {
    const answer = resolveReference<DescribedResponse>(around.document, one);
    const codes = answer['x-error-codes'] ?? [];
    const schema = schemaOf(answer.content);
    const at = `${anchor}/${status}`;
    const fields = schema && codes.length === 0 ? readFields(resolveSchema(around.document, schema), at) : [];
    return {
      anchor: at,
      status,
      words: withoutCodes(answer.description, codes),
      fields: fields.filter(({ name }) => !around.envelope.includes(name)),
      codes,
      example: exampleOf(answer.content),
    };
  });
}

type Content = DescribedResponse['content'];

const schemaOf = (content: Content) => Object.values(content ?? {})[0]?.schema;

export const exampleOf = (content: Content) =>
  Object.values(Object.values(content ?? {})[0]?.examples ?? {})[0]?.value;

/** The sentence of a refusal without the list of its codes, which the page shows one by one. */
function withoutCodes(description: string, codes: readonly string[]): string {
  const [words = description, listed = ''] = description.split(/: (?=`)/);
  return codes.length > 0 && codes.every((code) => listed.includes(code)) ? words : description;
}
