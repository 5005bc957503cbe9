import { textIn } from '../exchange/xmlText.ts';

/** The refusal in the service's words: from a method's error, its state, or a fault. */
export function soapRefusal(xml: string): string | undefined {
  return textIn(xml, 'err_msg') ?? textIn(xml, 'message') ?? textIn(xml, 'faultstring');
}
