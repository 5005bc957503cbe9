import type { SdkInput } from '../generator.ts';
import { snake, wrapped } from '../text.ts';
import type { ClientWord } from '../words.ts';
import { docstring } from './types.ts';

const comment = (text: string) =>
  wrapped(text, 2)
    .map((line) => `# ${line}\n`)
    .join('');

export function serversFile({ servers, say }: SdkInput): string {
  const entries = Object.entries(servers).map(([name, address]) => `    "${name}": "${address}",\n`);
  return `${comment(say('servers'))}SERVERS = {\n${entries.join('')}}\n`;
}

export function errorCodesFile({ errors, say }: SdkInput): string {
  const entries = errors.map(([code, words]) => `    "${code}": ${JSON.stringify(words)},\n`);
  return `${comment(say('errorCodes'))}ERROR_CODES = {\n${entries.join('')}}\n`;
}

/** What a client raises: a refusal with its codes, or no answer at all. */
export function failureFile({ say }: SdkInput): string {
  const facts = ['status', 'family', 'codes', 'details', 'retryAfterSeconds'] as const;
  const about = [
    ...wrapped(say('failure'), 4),
    '',
    ...facts.flatMap((name) => wrapped(`:ivar ${snake(name)}: ${say(name)}`, 4)),
  ];
  return `from typing import List, Optional

from . import models


class ApiFailure(Exception):
${docstring(about, '    ')}
    def __init__(
        self,
        status: int,
        message: str,
        error: Optional[models.ErrorBody] = None,
        retry_after_seconds: Optional[int] = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after_seconds = retry_after_seconds
        self.family: str = error["code"] if error else ""
        self.details: List[models.ErrorDetail] = (error.get("errors") or []) if error else []
        self.codes: List[str] = [detail["code"] for detail in self.details]

    def has(self, code: str) -> bool:
${docstring(wrapped(say('has'), 8), '        ')}        return code == self.family or code in self.codes
`;
}

/** The check of a webhook's signature, with the standard library alone, and the body of a genuine message. */
export function webhooksFile({ say, toleranceSeconds }: SdkInput): string {
  const names = ['body', 'header', 'privateKey', 'toleranceSeconds', 'nowSeconds'] as const;
  const head = (name: string, word: ClientWord, result: string) => {
    const about = [
      ...wrapped(say(word), 4),
      '',
      ...names.flatMap((each) => wrapped(`:param ${snake(each)}: ${say(each)}`, 4)),
    ];
    return `def ${name}(
    body: Union[str, bytes],
    header: Optional[str],
    private_key: str,
    tolerance_seconds: float = ${toleranceSeconds},
    now_seconds: Optional[float] = None,
) -> ${result}:
${docstring(about, '    ')}`;
  };
  return `import hashlib
import hmac
import json
import re
import time
from typing import Any, Optional, Union

from . import models


${head('verify_signature', 'verify', 'bool')}    found = re.fullmatch(r"hash=([0-9a-f]{64}),ts=([0-9]+)", header or "")
    if found is None:
        return False
    given, timestamp = found.groups()
    now = time.time() if now_seconds is None else now_seconds
    if int(timestamp) < now - tolerance_seconds:
        return False
    raw = body.encode() if isinstance(body, str) else body
    expected = hmac.new(private_key.encode(), raw + timestamp.encode(), hashlib.sha256).hexdigest()
    return hmac.compare_digest(given, expected)


${head('parse_webhook', 'parseWebhook', 'Optional[models.WebhookDelivery]')}    if not verify_signature(body, header, private_key, tolerance_seconds, now_seconds):
        return None
    return _read(body, "webhook", "${say('notWebhook')}")


${head('parse_callback', 'parseCallback', 'Optional[models.Payment]')}    if not verify_signature(body, header, private_key, tolerance_seconds, now_seconds):
        return None
    return _read(body, "stateDetails", "${say('notCallback')}")


def _read(body: Union[str, bytes], field: str, otherwise: str) -> Any:
    try:
        message = json.loads(body)
    except ValueError:
        message = None
    if not isinstance(message, dict) or not isinstance(message.get(field), dict):
        raise ValueError(otherwise)
    return message
`;
}
