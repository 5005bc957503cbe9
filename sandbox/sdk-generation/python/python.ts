import type { ApiField, ApiModel } from '../description/api.ts';
import type { Generator, SdkInput } from '../generator.ts';
import { eventModels } from '../sdkEvents.ts';
import { wrapped } from '../text.ts';
import { clientFile } from './pythonClient.ts';
import { calls, sandboxCalls } from './pythonGuide.ts';
import { errorCodesFile, failureFile, serversFile } from './pythonParts.ts';
import { docstring, typeText } from './pythonTypes.ts';
import { webhooksFile } from './pythonWebhooks.ts';

/** Key of a TypedDict. Its docstring is on the next line, where editors expect it. */
const field = ({ name, words, type }: ApiField) =>
  `    ${name}: ${typeText(type)}\n${docstring(wrapped(words, 7), '    ')}`;

function dictionary(name: string, base: string, words: string, fields: readonly ApiField[]): string {
  const about = docstring(wrapped(words, 7), '    ');
  const inside = [about, fields.map(field).join('')].filter(Boolean).join('\n');
  return `class ${name}(${base}):\n${inside || '    pass\n'}`;
}

/** Model as a TypedDict. Required keys are in a base class, because Python before 3.11 cannot mark them. */
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
  return needed.length > 0 ? `${dictionary(`_${name}`, 'TypedDict', words, needed)}\n\n${optional}` : optional;
}

function modelsFile(subject: SdkInput): string {
  const { api, say } = subject;
  const events = eventModels(subject.events, subject.say);
  const models = [...api.models, ...events].map(modelText);
  const named = events.map(({ name }) => `    ${name},\n`).join('');
  const union = `WebhookEvent = Union[\n${named}]\n${docstring(wrapped(say('event'), 3), '')}`;
  // Annotations are not evaluated, so models can refer to each other in any order.
  return `from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n\n${[...models, ...(named ? [union] : [])].join('\n\n')}`;
}

const webhookNames = [
  'WebhookFailure',
  'parse_callback',
  'parse_webhook',
  'parse_webhook_form',
  'verify_hook_hash',
  'verify_signature',
];

/** Index module of the package. Exports the webhook functions only if the API has webhooks. */
function indexFile({ clientName, events }: SdkInput): string {
  const webhooks = events.length > 0 ? webhookNames : [];
  const all = ['ERROR_CODES', 'SERVERS', 'ApiFailure', clientName, 'Listing', 'send', ...webhooks].sort();
  return `from .client import ${clientName}, Listing, send
from .error_codes import ERROR_CODES
from .failure import ApiFailure
from .servers import SERVERS
${webhooks.length > 0 ? `from .webhooks import (\n${webhooks.map((name) => `    ${name},\n`).join('')})\n` : ''}
__all__ = [
${all.map((name) => `    "${name}",\n`).join('')}]
`;
}

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

/** Python client that uses `urllib`. Models are typed dictionaries. */
export const python: Generator<'python'> = {
  files: (subject, { projectName, packageName, packageVersion, defaultServer }) => ({
    'pyproject.toml': manifest(projectName, packageVersion, subject.say('client'), packageName),
    [`${packageName}/__init__.py`]: indexFile(subject),
    [`${packageName}/client.py`]: clientFile(subject, defaultServer),
    [`${packageName}/models.py`]: modelsFile(subject),
    [`${packageName}/failure.py`]: failureFile(subject),
    [`${packageName}/error_codes.py`]: errorCodesFile(subject),
    [`${packageName}/servers.py`]: serversFile(subject),
    ...(subject.events.length > 0 && { [`${packageName}/webhooks.py`]: webhooksFile(subject) }),
    [`${packageName}/py.typed`]: '',
  }),
  guide: ({ packageName, api }, locale) => ({
    ...(api === 'control' ? sandboxCalls(packageName, locale) : calls(packageName, locale)),
    language: 'Python',
    runtime: 'Python 3.9+',
    fence: 'python',
    install: api === 'control' ? 'pip install ./python-sandbox' : 'pip install ./python-client',
  }),
};
