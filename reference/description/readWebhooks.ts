import { operationsIn, type PlacedOperation } from '@balcao/openapi/operations.ts';
import type { DescribedOperation, OpenApiDocument } from '@balcao/openapi/types.ts';
import { webhookAnchor, webhooksAnchor } from './anchors.ts';
import { type DocumentContext, exampleOf, readBody, readParameters, readResponses } from './readOperation.ts';
import type { Method, OutgoingMessage } from './referenceTypes.ts';

function readMessage(
  name: string,
  { method, operation }: PlacedOperation,
  { anchor, address, around }: { anchor: string; address?: string; around: DocumentContext },
): OutgoingMessage {
  const body = readBody(operation, anchor, { ...around, isShownHere: () => false });
  return {
    anchor,
    name,
    method: method.toUpperCase() as Method,
    ...(address && { url: address }),
    summary: operation.summary,
    words: operation.description,
    parameters: readParameters(operation, anchor),
    body: body && { ...body, examples: [] },
    responses: readResponses(operation, anchor, around),
    example: exampleOf(operation.requestBody?.content),
  };
}

export function readCallbacks(
  { callbacks }: DescribedOperation,
  anchor: string,
  around: DocumentContext,
): OutgoingMessage[] {
  return Object.entries(callbacks ?? {}).flatMap(([name, inside]) =>
    operationsIn(inside).map((placed) =>
      readMessage(name, placed, { anchor: `${anchor}/callbacks/${name}`, address: placed.path, around }),
    ),
  );
}

export function readWebhooks(document: OpenApiDocument, around: DocumentContext): OutgoingMessage[] {
  return operationsIn(document.webhooks).map((placed) =>
    readMessage(placed.path, placed, { anchor: webhookAnchor(placed.path), around }),
  );
}

const frameAt = (anchor: string, notice: OutgoingMessage): OutgoingMessage => {
  const { parameters, body, responses } = notice;
  const frame = JSON.stringify({ parameters, body, responses }).replaceAll(`"${notice.anchor}/`, `"${anchor}/`);
  return { ...notice, ...(JSON.parse(frame) as Partial<OutgoingMessage>), anchor };
};

export function withSharedFrame(webhooks: OutgoingMessage[]): {
  webhooks: OutgoingMessage[];
  webhookFrame?: OutgoingMessage;
} {
  const [frame, ...others] = webhooks.map((one) => frameAt(webhooksAnchor, one));
  const shape = ({ parameters, body, responses }: OutgoingMessage) => JSON.stringify({ parameters, body, responses });
  if (!frame || others.some((one) => shape(one) !== shape(frame))) return { webhooks };
  const bare = webhooks.map(({ body: _, ...one }) => ({ ...one, parameters: [], responses: [] }));
  return { webhooks: bare, webhookFrame: frame };
}
