import type { AnsweredMessage, ForwardedMessage } from '@balcao/contract/control/inTab.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { answerRequests } from './answerRequests.ts';

const open: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

let count = 0;

/** Both ends of a channel: what answers, and a service worker that keeps what it hears. */
function channelTo(answer: (request: Request) => Promise<Response>) {
  count += 1;
  const [inside, outside] = [new BroadcastChannel(`test ${count}`), new BroadcastChannel(`test ${count}`)];
  open.push(inside, outside);
  const heard: AnsweredMessage[] = [];
  outside.onmessage = (event) => heard.push((event as MessageEvent<AnsweredMessage>).data);
  answerRequests(inside, 'https://docs.example/portal/sandbox-in-tab', answer);
  return { say: (message: ForwardedMessage) => outside.postMessage(message), heard };
}

const request = (path: string, more: Partial<Extract<ForwardedMessage, { kind: 'request' }>> = {}) => ({
  kind: 'request' as const,
  id: 'a',
  method: 'GET',
  url: `https://docs.example/portal/sandbox-in-tab${path}`,
  headers: [] as [string, string][],
  body: undefined,
  ...more,
});

const kinds = (messages: AnsweredMessage[]) => messages.map(({ kind }) => kind);

it('takes the path of the site away, and keeps what only browsers may say', async () => {
  const asked: Request[] = [];
  const { say, heard } = channelTo(async (each) => {
    asked.push(each);
    return new Response(await each.text(), { status: 201, headers: { Link: 'here' } });
  });
  const body = new TextEncoder().encode('{"amount":1}').buffer as ArrayBuffer;
  say(
    request('/api/payments?page=2', { method: 'POST', body, headers: [['sec-fetch-site', 'same-origin']] }),
  );
  await vi.waitFor(() => expect(kinds(heard)).toEqual(['taken', 'head', 'part', 'end']));
  expect(asked[0]?.url).toBe('https://docs.example/api/payments?page=2');
  expect(asked[0]?.headers.get('sec-fetch-site')).toBe('same-origin');
  expect(heard[1]).toMatchObject({ status: 201, headers: expect.arrayContaining([['link', 'here']]) });
  expect(heard[2]).toMatchObject({ bytes: new Uint8Array(body) });
});

it('answers a request once, however often it is repeated', async () => {
  let answered = 0;
  const { say, heard } = channelTo(async () => {
    answered += 1;
    return new Response(null, { status: 204 });
  });
  for (let time = 0; time < 3; time += 1) say(request('/api/payments'));
  await vi.waitFor(() => expect(kinds(heard).filter((kind) => kind === 'taken')).toHaveLength(3));
  await vi.waitFor(() => expect(kinds(heard)).toContain('end'));
  expect(answered).toBe(1);
});

it('hands out parts as they are made, and stops what nobody waits for', async () => {
  let isStopped = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([1])),
    cancel() {
      isStopped = true;
    },
  });
  const { say, heard } = channelTo(async () => new Response(stream));
  say(request('/sandbox/events'));
  await vi.waitFor(() => expect(kinds(heard)).toEqual(['taken', 'head', 'part']));
  say({ kind: 'cancelled', id: 'a' });
  await vi.waitFor(() => expect(isStopped).toBe(true));
});

it('cuts the connection where the sandbox does', async () => {
  const { say, heard } = channelTo(() => Promise.reject(new TypeError('fetch failed')));
  say(request('/api/payments'));
  await vi.waitFor(() => expect(kinds(heard)).toEqual(['taken', 'cut']));
});
