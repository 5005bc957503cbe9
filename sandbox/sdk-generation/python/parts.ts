import type { SdkInput } from '../generator.ts';
import { snake, wrapped } from '../text.ts';
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
  const facts = ['status', 'family', 'codes', 'details'] as const;
  const about = [
    ...wrapped(say('failure'), 4),
    '',
    ...facts.flatMap((name) => wrapped(`:ivar ${name}: ${say(name)}`, 4)),
  ];
  return `from typing import List, Optional

from . import models


class ApiFailure(Exception):
${docstring(about, '    ')}
    def __init__(self, status: int, message: str, error: Optional[models.ErrorBody] = None) -> None:
        super().__init__(message)
        self.status = status
        self.family: str = error["code"] if error else ""
        self.details: List[models.ErrorDetail] = (error.get("errors") or []) if error else []
        self.codes: List[str] = [detail["code"] for detail in self.details]

    def has(self, code: str) -> bool:
${docstring(wrapped(say('has'), 8), '        ')}        return code == self.family or code in self.codes
`;
}

/** The check of a webhook's signature, with the standard library alone. */
export function signatureFile({ say, toleranceSeconds }: SdkInput): string {
  const names = ['body', 'header', 'privateKey', 'toleranceSeconds', 'nowSeconds'] as const;
  const about = [
    ...wrapped(say('verify'), 4),
    '',
    ...names.flatMap((name) => wrapped(`:param ${snake(name)}: ${say(name)}`, 4)),
  ];
  return `import hashlib
import hmac
import re
import time
from typing import Optional, Union


def verify_signature(
    body: Union[str, bytes],
    header: str,
    private_key: str,
    tolerance_seconds: float = ${toleranceSeconds},
    now_seconds: Optional[float] = None,
) -> bool:
${docstring(about, '    ')}    found = re.fullmatch(r"hash=([0-9a-f]{64}),ts=([0-9]+)", header)
    if found is None:
        return False
    given, timestamp = found.groups()
    now = time.time() if now_seconds is None else now_seconds
    if int(timestamp) < now - tolerance_seconds:
        return False
    raw = body.encode() if isinstance(body, str) else body
    expected = hmac.new(private_key.encode(), raw + timestamp.encode(), hashlib.sha256).hexdigest()
    return hmac.compare_digest(given, expected)
`;
}
