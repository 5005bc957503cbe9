import type { DescribedOperation, OpenApiDocument, PathItem } from '@balcao/openapi/types.ts';
import { provider } from '../../provider.config.ts';
import type { Operation, ShownOperation } from '../operations/operation.ts';
import { inChapters, type Tag, tags } from '../operations/tags.ts';
import { operations } from '../operations.ts';
import { apiVersion } from '../schema/envelope.ts';
import { type Locale, locales, type Words } from '../words/locales.ts';
import { describeCallback, describeWebhooks } from './callbacks.ts';
import { acceptLanguage, authWords, documentWords, securityWords, serverWords } from './descriptionWords.ts';
import { describeParameters } from './parameters.ts';
import { describeHeaders, describeResponses, describeSandboxResponses } from './responses.ts';
import { ComponentSchemas } from './schemas.ts';
import { translateExample } from './translateExample.ts';

/** Everything that differs between the descriptions of the REST API and of the control API. */
interface DescriptionSource {
  title: Words;
  description: Words;
  servers: readonly { url: string; words: Words }[];
  tags: readonly Tag[];
  operations: Readonly<Record<string, ShownOperation>>;
  webhooks: boolean;
}

const security = {
  'platform-and-entity': [{ basic: [], clientId: [] }],
  platform: [{ basic: [] }],
  'admin-key': [{ adminKey: [] }],
  none: [],
} satisfies Record<Operation['auth'], Record<string, never[]>[]>;

function describeBody(
  { body, examples }: Operation,
  components: ComponentSchemas,
): Pick<DescribedOperation, 'requestBody'> {
  if (!body) return {};
  const schema = components.describe(body, 'input');
  const shown = examples?.map(({ id, summary, value }) => {
    return [id, { summary: summary[components.locale], value: translateExample(value, components.locale) }] as const;
  });
  const summary = components.resolve(schema).description ?? '';
  const made = [['example', { summary, value: components.sample(schema) }]] as const;
  const content = { 'application/json': { schema, examples: Object.fromEntries(shown ?? made) } };
  return { requestBody: { required: !body.safeParse(undefined).success, content } };
}

function describeOperation(
  id: string,
  operation: ShownOperation,
  server: string,
  components: ComponentSchemas,
): DescribedOperation {
  const { locale } = components;
  const paragraphs = [operation.description, authWords[operation.auth], operation.deprecated];
  return {
    operationId: id,
    tags: [operation.tag],
    summary: operation.summary[locale],
    description: paragraphs.flatMap((words) => (words ? [words[locale]] : [])).join('\n\n'),
    ...(operation.deprecated && { deprecated: true }),
    security: security[operation.auth],
    parameters: [...describeParameters(operation, components), { $ref: '#/components/parameters/AcceptLanguage' }],
    ...describeBody(operation, components),
    responses: describeResponses(operation, server, components),
    ...(operation.callback && {
      callbacks: {
        paymentChanged: {
          [`{$request.body#${operation.callback}}`]: describeCallback(id, operation.tag, components),
        },
      },
    }),
  };
}

function describePaths(
  { operations, tags, servers }: DescriptionSource,
  components: ComponentSchemas,
): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  const server = servers[0]?.url ?? '';
  for (const [id, operation] of inChapters(operations, tags)) {
    const method = operation.method.toLowerCase() as keyof PathItem;
    paths[operation.path] = {
      ...paths[operation.path],
      [method]: describeOperation(id, operation, server, components),
    };
  }
  return paths;
}

/** Describes bodies first, because a model used in requests and responses keeps its first form. */
function readBodies(all: DescriptionSource['operations'], components: ComponentSchemas): void {
  for (const { body } of Object.values(all)) if (body) components.describe(body, 'input');
}

function securitySchemes(all: DescriptionSource['operations'], locale: Locale): Record<string, Record<string, string>> {
  const basic = { type: 'http', scheme: 'basic', description: securityWords.basic[locale] };
  const description = securityWords.clientId[locale];
  const clientId = { type: 'apiKey', in: 'header', name: 'PayPay-ClientId', description };
  const perEntity = Object.values(all).some(({ auth }) => auth === 'platform-and-entity');
  return perEntity ? { basic, clientId } : { basic };
}

export function describe(described: DescriptionSource, locale: Locale): OpenApiDocument {
  const components = new ComponentSchemas(locale);
  readBodies(described.operations, components);
  const paths = describePaths(described, components);
  const responses = describeSandboxResponses(Object.values(described.operations), components);
  const webhooks = described.webhooks && { webhooks: describeWebhooks(components) };
  return {
    openapi: '3.1.1',
    info: {
      title: described.title[locale],
      version: apiVersion,
      description: described.description[locale],
      contact: { name: provider.company, url: provider.links.mainSite },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: described.servers.map(({ url, words }) => ({ url, description: words[locale] })),
    tags: described.tags.map(({ id, label, words }) => ({
      name: id,
      'x-displayName': label[locale],
      description: words[locale],
    })),
    paths,
    ...webhooks,
    components: {
      securitySchemes: securitySchemes(described.operations, locale),
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: acceptLanguage[locale],
          schema: { type: 'string', enum: locales.map((known) => known.toUpperCase()), default: 'PT' },
        },
      },
      headers: describeHeaders(locale),
      responses,
      schemas: Object.fromEntries(Object.entries(components.schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

const { servers, sandbox } = provider;

export function buildDescription(locale: Locale): OpenApiDocument {
  return describe(
    {
      title: documentWords.title,
      description: documentWords.description,
      servers: [
        // Comes first, because programs that import the description call the first server.
        { url: `${sandbox}/api`, words: serverWords.sandbox },
        { url: `${servers.testing}/api`, words: serverWords.testing },
        { url: `${servers.production}/api`, words: serverWords.production },
      ],
      tags,
      operations,
      webhooks: true,
    },
    locale,
  );
}
