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

/**
 * Converts the description to a collection with the sandbox's credentials. The converter's random ids and response
 * copies are removed, so that the output is reproducible.
 */
export async function collectionOf(document: OpenApiDocument): Promise<Collection> {
  const { info, item, variable } = await convert(document);
  const entity = summariesWithEntity(document);
  const labels = new Map(document.tags.map((tag) => [tag.name, tag['x-displayName']]));
  const { _postman_id: _, ...named } = info;
  const sandbox = document.servers.at(-1)?.url ?? '';
  return {
    info: named,
    item: item.map(({ name, item: entries }) => ({
      name: labels.get(name) ?? name,
      item: entries.map(({ name: summary, request }) => ({
        name: summary,
        request: {
          ...request,
          header: [
            ...request.header,
            ...(entity.has(summary) ? [{ key: 'PayPay-ClientId', value: '{{clientId}}' }] : []),
          ],
        },
      })),
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
