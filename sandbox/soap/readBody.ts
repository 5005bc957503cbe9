import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import { SoapFault } from './fault.ts';

/**
 * The body as text, read no further than a message may be long.
 * @throws SoapFault `large`, or `broken` for one that breaks off or is not UTF-8
 */
export async function readBody({ headers, body }: Request): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > bodyLimitBytes) throw new SoapFault('large');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  const reader = body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      length += chunk.value.length;
      if (length > bodyLimitBytes) throw new SoapFault('large');
      text += decoder.decode(chunk.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    throw error instanceof SoapFault ? error : new SoapFault('broken');
  }
}
