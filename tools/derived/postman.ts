import { seed } from '@balcao/contract/scenarios/seed.ts';
import { jsonIn, operationsIn, type PlacedOperation, parametersOf } from '@balcao/openapi/operations.ts';
import type { DescribedOperation, DescribedParameter, OpenApiDocument } from '@balcao/openapi/types.ts';

/** Format of the file that Postman, Insomnia, Bruno and Hoppscotch import. */
const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Folders whose requests remove what those of other folders use; they come last, in this order. */
const lastFolders = ['customer-payment-methods', 'customer-entities', 'customers'];

/** Requests after which another one of their folder is refused, beside each DELETE. */
const lastRequests = ['createCapture'];

/** What a request creates: the requests of its folder use it, and the last of them deletes it. */
const created: Readonly<Record<string, { folder: string; parameter: string; variable: string }>> = {
  createWebhook: { folder: 'webhooks', parameter: 'id', variable: 'webhookId' },
  createCustomer: { folder: 'customers', parameter: 'uuid', variable: 'customerUuid' },
};

/** The variables, each with the id of the seed, so that a request also works before the one that creates. */
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

/** A parameter with its example; optional ones are switched off. One of several levels is as many. */
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

/** Script that runs after a request: its status is one of the described, its body says success, and an id is kept. */
function assertions({ operationId, responses }: DescribedOperation) {
  const statuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  const kept = created[operationId];
  const exec = [
    `pm.test('${statuses.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]));`,
    "pm.test('success', () => pm.expect(pm.response.json().success).to.equal(true));",
    ...(kept
      ? [`pm.collectionVariables.set('${kept.variable}', pm.response.json().data.${kept.parameter});`]
      : []),
  ];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}

/** An operation as a request, with the first example of its body, and what its folder created in its path. */
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

/** A Postman collection (Collection Format 2.1.0) in an order in which a fresh sandbox refuses no request. */
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
