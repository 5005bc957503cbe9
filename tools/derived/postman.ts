import { seed } from '@balcao/contract/scenarios/seed.ts';
import { jsonIn, operationsIn, type PlacedOperation, parametersOf } from '@balcao/openapi/operations.ts';
import type { DescribedOperation, DescribedParameter, OpenApiDocument } from '@balcao/openapi/types.ts';

/** File format that Postman, Insomnia, Bruno and Hoppscotch can import. */
const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Folders to put last, in this order, because their requests delete objects that other folders use. */
const lastFolders = ['customer-payment-methods', 'customer-entities', 'customers'];

/** Requests placed last in their folder, like each DELETE, because other requests would be refused after them. */
const lastRequests = ['createCapture'];

/** Objects created by requests. They are used in their folder and deleted by its last request. */
const created: Readonly<Record<string, { folder: string; parameter: string; variable: string }>> = {
  createWebhook: { folder: 'webhooks', parameter: 'id', variable: 'webhookId' },
  createCustomer: { folder: 'customers', parameter: 'uuid', variable: 'customerUuid' },
};

/** Variables with seeded ids, so that a request also works before the one that creates its object. */
const variables = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
  webhookId: seed.webhooks.confirmed,
  customerUuid: seed.customers.own,
};

const basic = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{platformCode}}' },
    { key: 'password', value: '{{privateKey}}' },
  ],
};

const plain = (content: string) => ({ content, type: 'text/plain' });
const pairsOf = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }));
const sortBy = <Item>(items: Item[], rankOf: (item: Item) => number) =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Values of a parameter: its example, or one value for each level. Optional parameters are disabled. */
function valuesOf({ name, description, example, required, schema }: DescribedParameter) {
  const value = example ?? schema.examples?.[0] ?? schema.default ?? '';
  const named =
    schema.type === 'object'
      ? pairsOf(value).map(({ key, ...rest }) => ({ key: `${name}[${key}]`, ...rest }))
      : pairsOf({ [name]: value });
  return named.map((each) => ({
    key: each.key,
    value: String(each.value),
    description: plain(description),
    ...(required ? {} : { disabled: true }),
  }));
}

/** Test script of a request. Checks the status and `success`, and stores an id. */
function assertions({ operationId, responses }: DescribedOperation) {
  const statuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  const kept = created[operationId];
  const exec = [
    `pm.test('${statuses.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]));`,
    "pm.test('success', () => pm.expect(pm.response.json().success).to.equal(true));",
    ...(kept ? [`pm.collectionVariables.set('${kept.variable}', pm.response.json().data.${kept.parameter});`] : []),
  ];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}

/** Converts an operation to a request with its first example body and the id that its folder created. */
function requestOf(document: OpenApiDocument, { path, method, operation }: PlacedOperation) {
  const parameters = parametersOf(document, operation);
  const valuesIn = (place: DescribedParameter['in']) =>
    parameters.filter((parameter) => parameter.in === place).flatMap(valuesOf);
  const [body] = Object.values(jsonIn(operation.requestBody?.content)?.examples ?? {});
  const needs = (scheme: string) => operation.security?.some((each) => scheme in each) ?? false;
  const kept = Object.values(created).find(({ folder }) => operation.tags[0] === folder);
  return {
    name: operation.summary,
    event: assertions(operation),
    request: {
      method: method.toUpperCase(),
      description: plain(operation.description),
      auth: needs('basic') ? basic : { type: 'noauth' },
      header: [
        ...valuesIn('header'),
        ...(body ? pairsOf({ 'Content-Type': 'application/json' }) : []),
        ...pairsOf({ Accept: 'application/json' }),
        ...(needs('clientId') ? pairsOf({ 'PayPay-ClientId': '{{clientId}}' }) : []),
      ],
      url: {
        host: ['{{baseUrl}}'],
        path: path
          .slice(1)
          .replaceAll(/\{(\w+)\}/g, ':$1')
          .split('/'),
        query: valuesIn('query'),
        variable: valuesIn('path').map((each) =>
          each.key === kept?.parameter ? { ...each, value: `{{${kept.variable}}}` } : each,
        ),
      },
      ...(body && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body.value, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

/** Builds a Postman collection (Collection Format 2.1.0), in an order in which a new sandbox refuses no request. */
export function collectionOf(document: OpenApiDocument) {
  const operations = operationsIn(document.paths);
  const isLast = ({ method, operation }: PlacedOperation) =>
    method === 'delete' || lastRequests.includes(operation.operationId);
  const folders = sortBy([...document.tags], ({ name }) => lastFolders.indexOf(name));
  const { title: name, description } = document.info;
  return {
    info: { name, schema, description: plain(String(description)) },
    item: folders.map((tag) => ({
      name: tag['x-displayName'],
      item: sortBy(
        operations.filter(({ operation }) => operation.tags[0] === tag.name),
        (each) => Number(isLast(each)),
      ).map((each) => requestOf(document, each)),
    })),
    variable: pairsOf({ baseUrl: document.servers[0]?.url ?? '', ...variables }),
  };
}
