import { readField, readFields } from './readFields.ts';
import type { DescribedOperation, JsonSchema, OpenApiDocument, Parameter, Response } from './openApiDocument.ts';
import type { Answer, Body, Field, ParameterGroup, Place } from './reference.ts';
import { modelOf, typeOf } from './typeNames.ts';

/** What reading an operation needs to know of the rest of the document. */
export interface Around {
  document: OpenApiDocument;
  /** Names of fields every successful answer has. */
  envelope: readonly string[];
  /** Whether a model is shown where it is sent, because nothing else uses it. */
  isShownHere: (model: string) => boolean;
}

const places: readonly Place[] = ['path', 'query', 'header'];

/** Follows a reference to `components`, one step. */
export function followed<T extends object>(document: OpenApiDocument, value: T | { $ref: string }): T {
  if (!('$ref' in value)) return value;
  const steps = value.$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as T;
}

/** The schema a reference leads to; a description beside the reference wins over the model's own. */
export function opened(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const model = modelOf(schema);
  const { $ref: _, ...beside } = schema;
  return model ? { ...document.components.schemas[model], ...beside } : schema;
}

function readParameter(parameter: Parameter, anchor: string): Field {
  const { name, in: place, required = false, schema, description, example } = parameter;
  return readField(
    name,
    { ...schema, description },
    { anchor: `${anchor}/${place}/${name}`, required, also: example },
  );
}

/** Its own parameters, by where they travel. */
export function readParameters({ parameters = [] }: DescribedOperation, anchor: string): ParameterGroup[] {
  const all = parameters.filter((one): one is Parameter => 'name' in one);
  return places
    .map((place) => ({
      place,
      fields: all.filter((one) => one.in === place).map((one) => readParameter(one, anchor)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** A parameter of `components`, at its one place. */
const readShared = (parameter: Parameter) => readParameter(parameter, 'parameters');

/** Every parameter that operations take by reference. */
export const sharedParameters = ({ components }: OpenApiDocument): Field[] =>
  Object.values(components.parameters).map(readShared);

/** The shared parameters an operation takes. */
export function takenParameters({ parameters = [] }: DescribedOperation, document: OpenApiDocument): Field[] {
  return parameters.flatMap((one) => ('$ref' in one ? [readShared(followed<Parameter>(document, one))] : []));
}

/** The body that is sent, with its fields unless its model has a place of its own. */
export function readBody(operation: DescribedOperation, anchor: string, around: Around): Body | undefined {
  const schema = schemaOf(operation.requestBody?.content);
  if (!schema || !operation.requestBody) return undefined;
  const model = modelOf(schema);
  const whole = opened(around.document, schema);
  const isHere = !model || around.isShownHere(model);
  return {
    anchor: `${anchor}/body`,
    required: operation.requestBody.required,
    words: whole.description ?? '',
    type: typeOf(schema),
    fields: isHere ? readFields(whole, `${anchor}/body`) : [],
  };
}

/** Every answer by status, as the description orders them. */
export function readAnswers(operation: DescribedOperation, anchor: string, around: Around): Answer[] {
  return Object.entries(operation.responses).map(([status, one]) => {
    const answer = followed<Response>(around.document, one);
    const codes = answer['x-error-codes'] ?? [];
    const schema = schemaOf(answer.content);
    const at = `${anchor}/${status}`;
    const fields = schema && codes.length === 0 ? readFields(opened(around.document, schema), at) : [];
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

type Content = Response['content'];

const schemaOf = (content: Content) => Object.values(content ?? {})[0]?.schema;

export const exampleOf = (content: Content) =>
  Object.values(Object.values(content ?? {})[0]?.examples ?? {})[0]?.value;

/** The sentence of a refusal without the list of its codes, which the page shows one by one. */
function withoutCodes(description: string, codes: readonly string[]): string {
  const [words = description, listed = ''] = description.split(/: (?=`)/);
  return codes.length > 0 && codes.every((code) => listed.includes(code)) ? words : description;
}
