import { createHash } from 'node:crypto';

const env = process.env;
const service = 'urn:balcao:soap';
const encoding = 'http://schemas.xmlsoap.org/soap/encoding/';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xmlOf = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${String(value).replace(/[&<>]/g, (one) => escapes[one])}</${name}>`)
    .join('');

/**
 * Calls a method of the SOAP service.
 * @param {string} method
 * @param {string} part name of its request
 * @param {Record<string, string | number>} fields of the request
 * @returns {Promise<(field: string) => string | undefined>} reads a field of the response
 */
export async function callSoap(method, part, fields) {
  const date = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const entity = {
    platformCode: env.PROVIDER_PLATFORM_CODE,
    hash: sha256(env.PROVIDER_PRIVATE_KEY + date),
    date,
    nif: env.PROVIDER_CLIENT_ID,
    lang: 'EN',
  };
  const response = await fetch(`${env.PROVIDER_SOAP}/server`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${service}#${method}"` },
    body: `<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tns="${service}">
<SOAP-ENV:Body><tns:${method} SOAP-ENV:encodingStyle="${encoding}">
<entity>${xmlOf(entity)}</entity><${part}>${xmlOf(fields)}</${part}>
</tns:${method}></SOAP-ENV:Body></SOAP-ENV:Envelope>`,
  });
  const text = await response.text();
  return (field) => new RegExp(`<${field}[^>]*>([^<]*)<`).exec(text)?.[1];
}

/** Whether the provider sent a form: its hash covers the action and the date alone. */
export function isGenuine(form) {
  return (
    form.get('hookHash') === sha256(env.PROVIDER_PRIVATE_KEY + form.get('hookAction') + form.get('hookDate'))
  );
}
