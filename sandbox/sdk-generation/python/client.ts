import type { SdkInput } from '../generator.ts';
import { wrapped } from '../text.ts';
import { methods } from './operations.ts';
import { docstring } from './types.ts';

/** The client: its settings, one method for each operation, and the one way out to the network. */
export function clientFile(subject: SdkInput, defaultServer: string): string {
  const { say } = subject;
  const settings = [
    'platformCode',
    'privateKey',
    'clientId',
    'baseUrl',
    'language',
    'timeoutSeconds',
  ] as const;
  const comment = [
    ...wrapped(say('client'), 4),
    '',
    ...settings.flatMap((name) =>
      wrapped(`:param ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}: ${say(name)}`, 4),
    ),
  ];
  return `import base64
import json
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Dict, Generic, List, Literal, Mapping, Optional, TypeVar, Union
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from . import models
from .failure import ApiFailure
from .servers import SERVERS

T = TypeVar("T")


@dataclass(frozen=True)
class Listing(Generic[T]):
${docstring(wrapped(say('listing'), 4), '    ')}
    data: List[T]
    meta: models.ListMeta
    links: models.ListLinks


class _NoRedirects(HTTPRedirectHandler):
    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Client:
${docstring(comment, '    ')}
    def __init__(
        self,
        *,
        platform_code: str = "",
        private_key: str = "",
        client_id: str = "",
        base_url: str = SERVERS["${defaultServer}"],
        language: Literal["PT", "ES", "EN"] = "PT",
        timeout_seconds: float = 30,
    ) -> None:
        credentials = base64.b64encode(f"{platform_code}:{private_key}".encode()).decode()
        platform = {"Authorization": f"Basic {credentials}"}
        entity = {**platform, "PayPay-ClientId": client_id}
        self._base_url = base_url.rstrip("/")
        self._language = language
        self._timeout_seconds = timeout_seconds
        self._headers: Dict[str, Dict[str, str]] = {"none": {}, "platform": platform, "entity": entity}
        self._opener = build_opener(_NoRedirects)

${methods(subject)}
    def _call(
        self,
        auth: str,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        headers = {"Accept-Language": self._language, **self._headers[auth]}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = Request(self._base_url + path + _search(query or {}), data, headers, method=method)
        try:
            status, text = self._send(request)
        except (OSError, HTTPException) as cause:
            raise ApiFailure(0, f"{method} {path}: ${say('noAnswer')}") from cause
        try:
            answer = json.loads(text)
        except ValueError:
            answer = {}
        if isinstance(answer, dict) and answer.get("success") is True:
            return answer
        error = answer.get("error") if isinstance(answer, dict) else None
        if not isinstance(error, dict) or "code" not in error:
            error = None
        told = (error.get("errors") or [error]) if error else [{"code": status, "msg": "${say('notOurs')}"}]
        raise ApiFailure(status, "; ".join(f"{each['code']} {each['msg']}" for each in told), error)

    def _send(self, request: Request) -> Any:
        try:
            with self._opener.open(request, timeout=self._timeout_seconds) as response:
                return response.status, response.read()
        except HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read()


def _search(query: Mapping[str, Any]) -> str:
    pairs: Dict[str, Union[str, int]] = {}
    for name, value in query.items():
        if isinstance(value, dict):
            pairs.update({f"{name}[{inner}]": part for inner, part in value.items() if part is not None})
        elif value is not None:
            pairs[name] = value
    return f"?{urlencode(pairs)}" if pairs else ""
`;
}
