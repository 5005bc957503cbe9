import { webhookAnchor, webhooksAnchor } from './anchors.ts';
import type { DescribedOperation, OpenApiDocument, PathItem } from './openApiDocument.ts';
import { type Around, exampleOf, readAnswers, readBody, readParameters } from './readOperation.ts';
import type { Method, Notice } from './reference.ts';

function readNotice(
  name: string,
  [method, operation]: [string, DescribedOperation],
  { anchor, address, around }: { anchor: string; address?: string; around: Around },
): Notice {
  return {
    anchor,
    name,
    method: method.toUpperCase() as Method,
    ...(address && { address }),
    summary: operation.summary,
    words: operation.description,
    parameters: readParameters(operation, anchor),
    body: readBody(operation, anchor, { ...around, isShownHere: () => false }),
    answers: readAnswers(operation, anchor, around),
    example: exampleOf(operation.requestBody?.content),
  };
}

const methodsOf = (item: PathItem) => Object.entries(item) as [string, DescribedOperation][];

/** What an operation sends afterwards, to addresses its request named. */
export function readCallbacks({ callbacks }: DescribedOperation, anchor: string, around: Around): Notice[] {
  return Object.entries(callbacks ?? {}).flatMap(([name, inside]) =>
    Object.entries(inside).flatMap(([address, item]) =>
      methodsOf(item).map((one) => {
        return readNotice(name, one, { anchor: `${anchor}/callbacks/${name}`, address, around });
      }),
    ),
  );
}

/** What subscribers are sent. */
export function readWebhooks(document: OpenApiDocument, around: Around): Notice[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
    methodsOf(item).map((one) => readNotice(name, one, { anchor: webhookAnchor(name), around })),
  );
}

/** Headers, body and answers of a notice, as if it stood elsewhere. */
const frameAt = (anchor: string, notice: Notice): Notice => {
  const { parameters, body, answers } = notice;
  const frame = JSON.stringify({ parameters, body, answers }).replaceAll(`"${notice.anchor}/`, `"${anchor}/`);
  return { ...notice, ...(JSON.parse(frame) as Partial<Notice>), anchor };
};

/** Webhooks without what all of them have alike, and that once beside them. */
export function sharedFrame(webhooks: Notice[]): { webhooks: Notice[]; webhookFrame?: Notice } {
  const [frame, ...others] = webhooks.map((one) => frameAt(webhooksAnchor, one));
  const shape = ({ parameters, body, answers }: Notice) => JSON.stringify({ parameters, body, answers });
  if (!frame || others.some((one) => shape(one) !== shape(frame))) return { webhooks };
  const bare = webhooks.map(({ body: _, ...one }) => ({ ...one, parameters: [], answers: [] }));
  return { webhooks: bare, webhookFrame: frame };
}
