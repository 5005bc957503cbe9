import { textIn } from '../exchange/xmlText.ts';

/** Why the service said no, in its own words: of a method's own error, of its state, or of a fault. */
export function soapRefusal(xml: string): string | undefined {
  return textIn(xml, 'err_msg') ?? textIn(xml, 'message') ?? textIn(xml, 'faultstring');
}
