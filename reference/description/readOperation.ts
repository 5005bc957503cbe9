import { responsesOf } from '@balcao/openapi/operations.ts';
import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { Content, DescribedOperation, DescribedParameter, OpenApiDocument } from '@balcao/openapi/types.ts';
import { readField, readFields } from './readFields.ts';
import type { Body, DescribedField, OperationResponse, ParameterGroup, ParameterLocation } from './referenceTypes.ts';
import { typeName } from './typeNames.ts';

export interface DocumentContext {
  document: OpenApiDocument;
  base: string;
  envelope: readonly string[];
  /** Whether a model is shown inline, because it is used only once. */
  isShownHere: (model: string) => boolean;
}

const locations: readonly ParameterLocation[] = ['path', 'query', 'header'];

function readParameter(parameter: DescribedParameter, anchor: string): DescribedField {
  const { name, in: location, required = false, schema, description, example } = parameter;
  return readField(
    name,
    { ...schema, description },
    { anchor: `${anchor}/${location}/${name}`, required, also: example },
  );
}

export function readParameters({ parameters = [] }: DescribedOperation, anchor: string): ParameterGroup[] {
  const all = parameters.filter((one): one is DescribedParameter => 'name' in one);
  return locations
    .map((location) => ({
      location,
      fields: all.filter((one) => one.in === location).map((one) => readParameter(one, anchor)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

const readShared = (parameter: DescribedParameter) => readParameter(parameter, 'parameters');

export const sharedParameters = ({ components }: OpenApiDocument): DescribedField[] =>
  Object.values(components.parameters).map(readShared);

export function takenParameters({ parameters = [] }: DescribedOperation, document: OpenApiDocument): DescribedField[] {
  return parameters.flatMap((one) =>
    '$ref' in one ? [readShared(resolveReference<DescribedParameter>(document, one))] : [],
  );
}

/** Request body. Its fields are left out if its model has a section. */
export function readBody(operation: DescribedOperation, anchor: string, around: DocumentContext): Body | undefined {
  const schema = schemaOf(operation.requestBody?.content);
  if (!schema || !operation.requestBody) return undefined;
  const model = nameOfReference(schema);
  const whole = resolveReference(around.document, schema);
  const isHere = !model || around.isShownHere(model);
  return {
    anchor: `${anchor}/body`,
    required: operation.requestBody.required,
    words: whole.description ?? '',
    type: typeName(schema),
    fields: isHere ? readFields(whole, `${anchor}/body`) : [],
    examples: Object.values(Object.values(operation.requestBody.content)[0]?.examples ?? {}),
  };
}

/** Whether the response is an open stream, which a page cannot show as a single response. */
export const isStream = (operation: DescribedOperation, { document }: DocumentContext): boolean =>
  responsesOf(document, operation).some(([, { content }]) => content && 'text/event-stream' in content);

export function readResponses(
  operation: DescribedOperation,
  anchor: string,
  around: DocumentContext,
): OperationResponse[] {
  return responsesOf(around.document, operation).map(([status, answer]) => {
    const codes = answer['x-error-codes'] ?? [];
    const schema = schemaOf(answer.content);
    const at = `${anchor}/${status}`;
    const fields = schema && codes.length === 0 ? readFields(resolveReference(around.document, schema), at) : [];
    return {
      anchor: at,
      status,
      words: withoutCodes(answer.description, codes),
      fields: fields.filter(({ name }) => !around.envelope.includes(name)),
      codes,
      ...(answer['x-sandbox-only'] && { isSandboxOnly: true }),
      example: exampleOf(answer.content),
    };
  });
}

const schemaOf = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema;

export const exampleOf = (content: Content | undefined) =>
  Object.values(Object.values(content ?? {})[0]?.examples ?? {})[0]?.value;

/** Removes the list of codes from the description of a refusal, because the page shows it separately. */
function withoutCodes(description: string, codes: readonly string[]): string {
  const [words = description, listed = ''] = description.split(/: (?=`)/);
  return codes.length > 0 && codes.every((code) => listed.includes(code)) ? words : description;
}
