import { createHmac } from 'node:crypto';

/** Handles each kind of message as a receiver does: `node messages.mjs <module> <a form> <a payment>`. */
const [, , module = '', form = '', payment = ''] = process.argv;
const { parseCallback, parseWebhook, parseWebhookForm, verifyHookHash, verifySignature, WebhookFailure } = await import(
  module
);

const signed = 'hash=45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566,ts=1700000000';
/** @param {string} body @param {string} header @param {string} key @param {number} now */
const genuine = (body, header, key, now) => verifySignature(body, header, key, 1800, now);

/** @param {string} body */
const sign = (body, ageSeconds = 0) => {
  const time = String(Math.floor(Date.now() / 1000) - ageSeconds);
  return `hash=${createHmac('sha256', 'key')
    .update(body + time)
    .digest('hex')},ts=${time}`;
};
/** @param {() => Promise<unknown>} call */
const parse = async (call) => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof WebhookFailure)) throw error;
    return /** @type {any} */ (error).reason;
  }
};

const notice =
  '{"webhook":{"id":"301","action":"entity_approved","createdAt":"2026-01-15T10:05:00+00:00"},"entities":[]}';
const unknown = notice.replace('entity_approved', 'entity_founded');
const empty = notice.replace('entities', 'payments');
const formed = await parseWebhookForm(form, sign(form), 'key');
const hook = [formed.hookAction, formed.hookDate];

console.log(
  JSON.stringify({
    signatures: [
      await genuine('{"a":1}', signed, 'sandbox-key', 1700000000),
      await genuine('{"a":1}', signed, 'sandbox-key', 1700001800),
      await genuine('{"a":1}', signed, 'sandbox-key', 1700001801),
      await genuine('{"a":2}', signed, 'sandbox-key', 1700000000),
      await genuine('{"a":1}', signed, 'another-key', 1700000000),
      await genuine('{"a":1}', 'ts=1700000000', 'sandbox-key', 1700000000),
      await genuine('{"a":1}', '', 'sandbox-key', 1700000000),
    ],
    events: [
      (await parseWebhook(notice, sign(notice), 'key')).action,
      await parse(() => parseWebhook(notice, sign(payment), 'key')),
      await parse(() => parseWebhook(notice, sign(notice, 1802), 'key')),
      await parse(() => parseWebhook(notice, null, 'key')),
      await parse(() => parseWebhook(form, sign(form), 'key')),
      await parse(() => parseWebhook(unknown, sign(unknown), 'key')),
      await parse(() => parseWebhook(empty, sign(empty), 'key')),
    ],
    callback: [
      (await parseCallback(payment, sign(payment), 'key')).id,
      await parse(() => parseCallback(payment, '', 'key')),
      await parse(() => parseCallback(notice, sign(notice), 'key')),
    ],
    form: [
      formed.hookAction,
      formed.payments[0].reference,
      formed.payments[0].additionalData[0].value,
      await parse(() => parseWebhookForm(`${form}&a=1`, sign(form), 'key')),
      await parse(() => parseWebhookForm(notice, sign(notice), 'key')),
    ],
    hookHash: [
      await verifyHookHash(...hook, formed.hookHash, 'sandbox-key'),
      await verifyHookHash(...hook, formed.hookHash, 'another-key'),
      await verifyHookHash(...hook, '', 'sandbox-key'),
    ],
  }),
);
