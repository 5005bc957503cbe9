import { seed } from '@balcao/contract/scenarios/seed.ts';
import { operationsIn } from '@balcao/openapi/operations.ts';
import type { DescribedOperation, OpenApiDocument } from '@balcao/openapi/types.ts';
import { convertV2, type Options } from 'openapi-to-postmanv2';

/** The parts of a Postman collection that are changed here. */
interface Folder {
  name: string;
  item: Entry[];
}
interface Entry {
  id?: string;
  name: string;
  event?: unknown;
  response?: unknown;
  request: {
    name?: string;
    auth?: unknown;
    header: { key: string; value: string }[];
    url: { variable?: { key: string; value: string }[] };
  };
}
interface Collection {
  info: { _postman_id?: string; name: string; schema: string };
  item: Folder[];
  variable: { key: string; value: string }[];
}

const options: Options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
};

/** Removes the converter's English remarks. */
const remark = / \(This can only be one of [^)]*\)/g;

function convert(document: OpenApiDocument): Promise<Collection> {
  return new Promise((resolve, reject) => {
    convertV2({ type: 'string', data: JSON.stringify(document) }, options, (error, converted) => {
      const data = converted?.output?.[0]?.data;
      if (data) resolve(JSON.parse(JSON.stringify(data).replaceAll(remark, '')) as Collection);
      else reject(new Error(error?.message ?? converted?.reason));
    });
  });
}

/** Summaries of operations that need the entity header, because the converter drops the second security scheme. */
function summariesWithEntity(document: OpenApiDocument): Set<string> {
  const operations = operationsIn(document.paths).map(({ operation }) => operation);
  const needing = operations.filter(({ security }) => security?.some((scheme) => 'clientId' in scheme));
  return new Set(needing.map(({ summary }) => summary));
}

/** Folders whose requests remove what those of other folders use; they come last, in this order. */
const lastFolders = ['customer-payment-methods', 'customer-entities', 'customers'];

/** Requests after which another one of their folder is refused, beside each DELETE. */
const lastRequests = ['createCapture'];

/** What a request creates: the requests of its folder use it, and the last of them deletes it. */
const created: Readonly<Record<string, { folder: string; parameter: string; variable: string }>> = {
  createWebhook: { folder: 'webhooks', parameter: 'id', variable: 'webhookId' },
  createCustomer: { folder: 'customers', parameter: 'uuid', variable: 'customerUuid' },
};

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

/** A URL with the variable of what its folder creates in the place of the id of the seed. */
function withCreated<Url extends Entry['request']['url']>(url: Url, folder: string): Url {
  const kept = Object.values(created).find((each) => each.folder === folder);
  const variable = url.variable?.map((each) =>
    each.key === kept?.parameter ? { ...each, value: `{{${kept.variable}}}` } : each,
  );
  return variable ? { ...url, variable } : url;
}

/** The variables, each with the id of the seed, so that a request also works before the one that creates. */
const createdVariables = [
  { key: 'webhookId', value: seed.webhooks.confirmed },
  { key: 'customerUuid', value: seed.customers.own },
];

const sortBy = <Item>(items: Item[], rankOf: (item: Item) => number) =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other));

/** The operation of a summary, which is the name of its request. */
function operationsBySummary(document: OpenApiDocument): (summary: string) => DescribedOperation {
  const all = new Map(operationsIn(document.paths).map(({ operation }) => [operation.summary, operation]));
  return (summary) => {
    const operation = all.get(summary);
    if (!operation) throw new Error(`The collection has "${summary}", the description has not`);
    return operation;
  };
}

/** Which requests are to come last in their folder, by their names. */
function summariesOfLast(document: OpenApiDocument): Set<string> {
  const last = operationsIn(document.paths).filter(({ method, operation }) => {
    return method === 'delete' || lastRequests.includes(operation.operationId);
  });
  return new Set(last.map(({ operation }) => operation.summary));
}

/**
 * Converts the description to a collection with the sandbox's credentials. The converter's random ids and response
 * copies are removed, so that the output is reproducible. The requests come in an order in which a fresh sandbox
 * refuses none: what is created is used, and deleted last.
 */
export async function collectionOf(document: OpenApiDocument): Promise<Collection> {
  const { info, item, variable } = await convert(document);
  const entity = summariesWithEntity(document);
  const labels = new Map(document.tags.map((tag) => [tag.name, tag['x-displayName']]));
  const last = summariesOfLast(document);
  const operationBy = operationsBySummary(document);
  const { _postman_id: _, ...named } = info;
  const sandbox = document.servers.at(-1)?.url ?? '';
  return {
    info: named,
    item: sortBy(item, ({ name }) => lastFolders.indexOf(name)).map(({ name, item: entries }) => ({
      name: labels.get(name) ?? name,
      item: sortBy(entries, ({ name: summary }) => Number(last.has(summary))).map(
        ({ name: summary, request }) => ({
          name: summary,
          event: assertions(operationBy(summary)),
          request: {
            ...request,
            url: withCreated(request.url, name),
            header: [
              ...request.header,
              ...(entity.has(summary) ? [{ key: 'PayPay-ClientId', value: '{{clientId}}' }] : []),
            ],
          },
        }),
      ),
    })),
    variable: [
      ...variable.filter(({ key }) => key !== 'baseUrl'),
      { key: 'baseUrl', value: sandbox },
      { key: 'basicAuthUsername', value: seed.platform.code },
      { key: 'basicAuthPassword', value: seed.platform.privateKey },
      { key: 'clientId', value: seed.entity.clientId },
      ...createdVariables,
    ],
  };
}
