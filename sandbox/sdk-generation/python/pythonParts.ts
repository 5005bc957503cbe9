import type { SdkInput } from '../generator.ts';
import { snake, wrapped } from '../text.ts';
import { docstring } from './pythonTypes.ts';

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

/** Errors of a client: a refusal with its codes, or a failure without a response. */
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
