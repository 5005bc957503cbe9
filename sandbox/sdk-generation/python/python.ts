import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { ApiField, ApiModel } from '../description/api.ts';
import type { Generator, SdkInput } from '../generator.ts';
import { wrapped } from '../text.ts';
import { clientFile } from './client.ts';
import { errorCodesFile, failureFile, serversFile, webhooksFile } from './parts.ts';
import { docstring, typeText } from './types.ts';

function field({ name, words, type }: ApiField): string {
  const comment = wrapped(words, 6).map((line) => `    # ${line}\n`);
  return `${comment.join('')}    ${name}: ${typeText(type)}\n`;
}

function dictionary(name: string, base: string, words: string, fields: readonly ApiField[]): string {
  const inside = fields.map(field).join('');
  return `class ${name}(${base}):\n${docstring(wrapped(words, 7), '    ')}${inside && `\n${inside}`}`;
}

/** A model as a dictionary; what it must have comes from a class of its own, as Python before 3.11 wants it. */
function modelText({ name, words, fields }: ApiModel): string {
  const needed = fields.filter(({ required }) => required);
  const others = fields.filter(({ required }) => !required);
  if (others.length === 0) return dictionary(name, 'TypedDict', words, needed);
  const optional = dictionary(
    name,
    needed.length > 0 ? `_${name}, total=False` : 'TypedDict, total=False',
    words,
    others,
  );
  return needed.length > 0
    ? `${dictionary(`_${name}`, 'TypedDict', words, needed)}\n\n${optional}`
    : optional;
}

/** Every model of the description. */
function modelsFile({ api, say }: SdkInput): string {
  const models = api.models.map((model) =>
    modelText(model.name === 'DateRange' ? { ...model, words: say('dateRange') } : model),
  );
  // Models refer to one another whatever their order: annotations that nobody evaluates let them.
  return `from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n\n${models.join('\n\n')}`;
}

const index = `from .client import Client, Listing, send
from .error_codes import ERROR_CODES
from .failure import ApiFailure
from .servers import SERVERS
from .webhooks import parse_callback, parse_webhook, verify_signature

__all__ = [
    "ERROR_CODES",
    "SERVERS",
    "ApiFailure",
    "Client",
    "Listing",
    "parse_callback",
    "parse_webhook",
    "send",
    "verify_signature",
]
`;

const manifest = (name: string, version: string, description: string, folder: string) => `[project]
name = "${name}"
version = "${version}"
description = ${JSON.stringify(description)}
readme = "README.md"
requires-python = ">=3.9"
license = { text = "MIT" }

[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[tool.setuptools]
packages = ["${folder}"]

[tool.setuptools.package-data]
${folder} = ["py.typed"]
`;

/** A client in Python over `urllib`; models are dictionaries with types. */
export const python: Generator<'python'> = {
  files: (subject, { projectName, packageName, packageVersion, defaultServer }) => ({
    'pyproject.toml': manifest(projectName, packageVersion, subject.say('client'), packageName),
    [`${packageName}/__init__.py`]: index,
    [`${packageName}/client.py`]: clientFile(subject, defaultServer),
    [`${packageName}/models.py`]: modelsFile(subject),
    [`${packageName}/failure.py`]: failureFile(subject),
    [`${packageName}/error_codes.py`]: errorCodesFile(subject),
    [`${packageName}/servers.py`]: serversFile(subject),
    [`${packageName}/webhooks.py`]: webhooksFile(subject),
    [`${packageName}/py.typed`]: '',
  }),
  guide: ({ packageName }, locale) => ({
    language: 'Python',
    runtime: 'Python 3.9+',
    fence: 'python',
    install: 'pip install ./python-client',
    firstCall: `from ${packageName} import SERVERS, Client

client = Client(
    base_url=SERVERS["sandbox"],
    language="${locale.toUpperCase()}",
    platform_code="${seed.platform.code}",
    private_key="${seed.platform.privateKey}",
    client_id="${seed.entity.clientId}",
)

payment = client.create_reference({"amount": 1000})
print(payment["referenceDetails"]["entity"], payment["referenceDetails"]["reference"])`,
    failure: `from ${packageName} import ApiFailure

try:
    client.get_payment("999999")
except ApiFailure as failure:
    print(failure.status, failure.codes, failure)`,
    webhook: `from ${packageName} import parse_webhook

delivery = parse_webhook(body, header, private_key)
for payment in delivery.get("payments", []) if delivery else []:
    print(payment["id"], payment["stateDetails"]["state"])`,
    pages: `for page in client.list_payments_pages(sort="createdAt", limit=100):
    for payment in page.data:
        print(payment["id"], payment["amount"])`,
    transport: `from ${packageName} import send


def logged(request, timeout_seconds):
    status, headers, body = send(request, timeout_seconds)
    print(request.get_method(), request.full_url, status)
    return status, headers, body


retrying_client = Client(base_url=SERVERS["sandbox"], language="${locale.toUpperCase()}", retries=2, send=logged)
retrying_client.get_error("e00502")`,
  }),
};
