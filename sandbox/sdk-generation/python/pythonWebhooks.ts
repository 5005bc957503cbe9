import type { SdkInput } from '../generator.ts';
import type { ClientWord } from '../sdkWords.ts';
import { snake, wrapped } from '../text.ts';
import { docstring } from './pythonTypes.ts';

const names = ['body', 'header', 'privateKey', 'toleranceSeconds', 'nowSeconds'] as const;
const hookNames = ['hookAction', 'hookDate', 'hookHash', 'privateKey'] as const;
const hookTypes = hookNames.map((name) => `${snake(name)}: str`).join(', ');

/** Signature check for webhooks that needs only the standard library, and the body of an authentic message. */
export function webhooksFile({ say, toleranceSeconds, events }: SdkInput): string {
  const commented = (word: ClientWord, parameters: readonly ClientWord[]) =>
    docstring(
      [
        ...wrapped(say(word), 4),
        '',
        ...parameters.flatMap((each) => wrapped(`:param ${snake(each)}: ${say(each)}`, 4)),
      ],
      '    ',
    );
  const head = (name: string, word: ClientWord, result: string) => `def ${name}(
    body: Union[str, bytes],
    header: Optional[str],
    private_key: str,
    tolerance_seconds: float = ${toleranceSeconds},
    now_seconds: Optional[float] = None,
) -> ${result}:
${commented(word, names)}`;
  const check = '_check(body, header, private_key, tolerance_seconds, now_seconds)';
  const carried = events.map(({ action, field }) => `    "${action}": "${field}",\n`).join('');
  const failure = docstring(
    [...wrapped(say('webhookFailure'), 4), '', ...wrapped(`:ivar reason: ${say('reason')}`, 4)],
    '    ',
  );
  return `import hashlib
import hmac
import json
import re
import time
from typing import Any, Dict, Literal, Optional, Union
from urllib.parse import parse_qsl

from . import models

_CARRIED = {
${carried}}


class WebhookFailure(ValueError):
${failure}
    def __init__(self, reason: Literal["missing", "wrong", "expired", "body"], message: str) -> None:
        super().__init__(message)
        self.reason = reason


${head('verify_signature', 'verify', 'bool')}    try:
        ${check}
    except WebhookFailure:
        return False
    return True


def verify_hook_hash(${hookTypes}) -> bool:
${commented('verifyHookHash', hookNames)}    expected = hashlib.sha256((private_key + hook_action + hook_date).encode()).hexdigest()
    return hmac.compare_digest(expected.encode(), hook_hash.encode())


${head('parse_webhook', 'parseWebhook', 'models.WebhookEvent')}    ${check}
    message = _read(body)
    webhook = message.get("webhook")
    action = webhook.get("action") if isinstance(webhook, dict) else None
    if not isinstance(action, str) or not isinstance(message.get(_CARRIED.get(action, "")), list):
        raise WebhookFailure("body", "${say('notWebhook')}")
    event: Any = {**message, "action": action}
    return event


${head('parse_callback', 'parseCallback', 'models.Payment')}    ${check}
    payment: Any = _read(body)
    if not isinstance(payment.get("stateDetails"), dict):
        raise WebhookFailure("body", "${say('notCallback')}")
    return payment


${head('parse_webhook_form', 'parseWebhookForm', 'models.WebhookForm')}    ${check}
    tree: Dict[str, Any] = {}
    text = body if isinstance(body, str) else body.decode()
    for name, value in parse_qsl(text, keep_blank_values=True):
        *path, last = re.findall(r"\\w+", name) or [""]
        inner = tree
        for key in path:
            inner = inner.setdefault(key, {})
        inner[last] = value
    if not isinstance(tree.get("hookAction"), str):
        raise WebhookFailure("body", "${say('notForm')}")
    return _with_lists(tree)


def _check(
    body: Union[str, bytes],
    header: Optional[str],
    private_key: str,
    tolerance_seconds: float,
    now_seconds: Optional[float],
) -> None:
    found = re.fullmatch(r"hash=([0-9a-f]{64}),ts=([0-9]+)", header or "")
    if found is None:
        raise WebhookFailure("missing", "${say('signatureMissing')}")
    given, timestamp = found.groups()
    raw = body.encode() if isinstance(body, str) else body
    expected = hmac.new(private_key.encode(), raw + timestamp.encode(), hashlib.sha256).hexdigest()
    if not hmac.compare_digest(given, expected):
        raise WebhookFailure("wrong", "${say('signatureWrong')}")
    now = time.time() if now_seconds is None else now_seconds
    if int(timestamp) < now - tolerance_seconds:
        raise WebhookFailure("expired", "${say('signatureExpired')}")


def _read(body: Union[str, bytes]) -> Dict[str, Any]:
    try:
        message = json.loads(body)
    except ValueError:
        message = None
    return message if isinstance(message, dict) else {}


def _with_lists(tree: Any) -> Any:
    if not isinstance(tree, dict):
        return tree
    inner = {key: _with_lists(value) for key, value in tree.items()}
    return list(inner.values()) if inner and all(key.isdigit() for key in inner) else inner
`;
}
