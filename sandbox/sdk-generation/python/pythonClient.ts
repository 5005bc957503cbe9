import { comesInPages, needsEntity } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { longestPauseSeconds, retryStatuses } from '../retryKeys.ts';
import { snake, wrapped } from '../text.ts';
import { methods } from './pythonOperations.ts';
import { docstring } from './pythonTypes.ts';

const pages = `def _pages(
    first: Optional[int], ask: Callable[[int], Listing[T]]
) -> Generator[Listing[T], None, None]:
    page = first or 1
    while True:
        listing = ask(page)
        yield listing
        if not listing.links.get("next"):
            return
        page += 1


`;

/** Client class: settings, methods, and the request function. The URL is required if there is no `defaultServer`. */
export function clientFile(subject: SdkInput, defaultServer: string): string {
  const { api, clientName, say } = subject;
  const isOfEntity = needsEntity(api);
  const settings = [
    'baseUrl',
    'language',
    'platformCode',
    'privateKey',
    ...(isOfEntity ? (['clientId'] as const) : []),
    'timeoutSeconds',
    'retries',
    'send',
  ] as const;
  const comment = [
    ...wrapped(say('client'), 4),
    '',
    ...settings.flatMap((name) =>
      wrapped(`:param ${snake(name)}: ${say(name === 'baseUrl' && defaultServer ? 'defaultUrl' : name)}`, 4),
    ),
  ];
  return `import base64
import json
import math
import random
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import Any, Callable, Dict, Generator, Generic, List, Literal, Mapping, Optional, Tuple, TypeVar, Union
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from . import models
from .failure import ApiFailure
${defaultServer ? 'from .servers import SERVERS\n' : ''}
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


Send = Callable[[Request, float], Tuple[int, Mapping[str, str], bytes]]

_opener = build_opener(_NoRedirects)


def send(request: Request, timeout_seconds: float) -> Tuple[int, Mapping[str, str], bytes]:
${docstring(wrapped(say('sendDefault'), 4), '    ')}    try:
        with _opener.open(request, timeout=timeout_seconds) as response:
            return response.status, dict(response.headers.items()), response.read()
    except HTTPError as refusal:
        with refusal:
            return refusal.code, dict(refusal.headers.items()), refusal.read()


class ${clientName}:
${docstring(comment, '    ')}
    def __init__(
        self,
        *,
        base_url: str${defaultServer ? ` = SERVERS["${defaultServer}"]` : ''},
        language: Literal["PT", "ES", "EN"],
        platform_code: str = "",
        private_key: str = "",
${isOfEntity ? '        client_id: str = "",\n' : ''}        timeout_seconds: float = 30,
        retries: int = 0,
        send: Send = send,
    ) -> None:
        credentials = base64.b64encode(f"{platform_code}:{private_key}".encode()).decode()
        platform = {"Authorization": f"Basic {credentials}"}
${isOfEntity ? '        entity = {**platform, "PayPay-ClientId": client_id}\n' : ''}        self._base_url = base_url.rstrip("/")
        self._language = language
        self._timeout_seconds = timeout_seconds
        self._headers: Dict[str, Dict[str, str]] = {"none": {}, "platform": platform${isOfEntity ? ', "entity": entity' : ''}}
        self._retries = retries
        self._send = send

${methods(subject)}
    def _call(
        self,
        auth: str,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        key: object = None,
    ) -> Any:
        url = self._base_url + path + _search(query or {})
        retries = self._retries if method == "GET" or key else 0
        attempt = 0
        while True:
            try:
                return self._attempt(auth, method, path, url, body)
            except ApiFailure as failure:
                wait = failure.retry_after_seconds or 0
                if attempt >= retries or failure.status not in _RETRY_STATUSES or wait > ${longestPauseSeconds}:
                    raise
                pause = min(2**attempt, ${2 * longestPauseSeconds}) * (0.25 + random.random() / 4)
                time.sleep(max(wait, pause))
                attempt += 1

    def _attempt(self, auth: str, method: str, path: str, url: str, body: Optional[Mapping[str, Any]]) -> Any:
        headers = {"Accept-Language": self._language, **self._headers[auth]}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = Request(url, data, headers, method=method)
        try:
            status, sent, text = self._send(request, self._timeout_seconds)
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
        wait = next((value for name, value in sent.items() if name.lower() == "retry-after"), "")
        retry_after_seconds = _seconds_in(wait)
        message = "; ".join(f"{each['code']} {each['msg']}" for each in told)
        raise ApiFailure(status, message, error, retry_after_seconds)


_RETRY_STATUSES = (${retryStatuses.join(', ')})


def _seconds_in(told: str) -> Optional[int]:
    # Seconds, or a date (RFC 9110, section 10.2.3).
    if told.isdigit():
        return int(told) or None
    try:
        seconds = math.ceil(parsedate_to_datetime(told).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
    return seconds if seconds > 0 else None


${api.operations.some(comesInPages) ? pages : ''}def _search(query: Mapping[str, Any]) -> str:
    pairs: Dict[str, Union[str, int]] = {}
    for name, value in query.items():
        if isinstance(value, dict):
            pairs.update({f"{name}[{inner}]": part for inner, part in value.items() if part is not None})
        elif value is not None:
            pairs[name] = value
    return f"?{urlencode(pairs)}" if pairs else ""
`;
}
