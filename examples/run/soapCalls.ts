import { createHash } from 'node:crypto';
import { soapService } from '@balcao/contract/soap/service.ts';
import type { SoapAnswer, SoapExtra } from '../example.ts';
import { soapMessage } from '../languages/soapMessage.ts';
import type { RecordedRequest } from '../recording.ts';
import { type SoapCall, soapHeaders, soapPath } from '../soapCall.ts';
import { clock } from './runner.ts';

/** SOAP request as sent at the time of the recordings' clock. */
export function soapRequestOf(call: SoapCall): RecordedRequest {
  const { platformCode, privateKey, clientId } = call.credentials;
  const date = call.date ?? clock;
  const hash = createHash('sha256')
    .update(privateKey + date)
    .digest('hex');
  return {
    method: 'POST',
    path: soapPath + soapService.endpoint,
    headers: soapHeaders(call),
    body: soapMessage(call, { platformCode, hash, date, nif: clientId, lang: call.lang }),
  };
}

/** Values in a response. The call's `state` precedes others of that name (docs/decisions/soap-compatibility.md). */
export function soapAnswerOf(xml: string): SoapAnswer {
  const found = [...xml.matchAll(/<(\w+) xsi:type="xsd:\w+">([^<]*)</g)];
  return Object.fromEntries(found.reverse().map(([, name, text]) => [name, text]));
}

/** Checks that a sample's response is the intended one. @throws for an unexpected refusal or a different code */
export function checkRefusal({ soap }: SoapCall, meant: SoapExtra['refused'], answer: SoapAnswer): void {
  const { err_code, state, code } = answer;
  const given = err_code ?? (state === '0' ? code : undefined);
  if (given === meant && state !== undefined) return;
  throw new Error(`${soap} answered ${JSON.stringify(answer)} instead of ${meant ?? 'success'}.`);
}
