import { seed } from '@balcao/contract/scenarios/seed.ts';
import { operationsIn } from '@balcao/openapi/operations.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
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
  request: { name?: string; auth?: unknown; header: { key: string; value: string }[] };
}
interface Collection {
  info: { _postman_id?: string; name: string; schema: string };
  item: Folder[];
  event?: unknown;
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

/** Runs after each request of a collection: a run over all of them shows which one was refused. */
const expectSuccess = {
  listen: 'test',
  script: { type: 'text/javascript', exec: ["pm.test('2xx', () => pm.response.to.be.success);"] },
};

const sortBy = <Item>(items: Item[], rankOf: (item: Item) => number) =>
  items.toSorted((one, other) => rankOf(one) - rankOf(other));

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
 * refuses none.
 */
export async function collectionOf(document: OpenApiDocument): Promise<Collection> {
  const { info, item, variable } = await convert(document);
  const entity = summariesWithEntity(document);
  const labels = new Map(document.tags.map((tag) => [tag.name, tag['x-displayName']]));
  const last = summariesOfLast(document);
  const { _postman_id: _, ...named } = info;
  const sandbox = document.servers.at(-1)?.url ?? '';
  return {
    info: named,
    event: [expectSuccess],
    item: sortBy(item, ({ name }) => lastFolders.indexOf(name)).map(({ name, item: entries }) => ({
      name: labels.get(name) ?? name,
      item: sortBy(entries, ({ name: summary }) => Number(last.has(summary))).map(
        ({ name: summary, request }) => ({
          name: summary,
          request: {
            ...request,
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
    ],
  };
}
