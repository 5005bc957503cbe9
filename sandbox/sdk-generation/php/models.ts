import type { ApiField, ApiModel } from '../description/api.ts';
import type { Files, SdkInput } from '../generator.ts';
import { blockComment, wrapped } from '../text.ts';
import { bare, declared, documentedField, hydrated } from './phpTypes.ts';

/** Sorts required fields first, because PHP requires parameters without a default to come first. */
const neededFirst = (fields: readonly ApiField[]) => [
  ...fields.filter(({ required }) => required),
  ...fields.filter(({ required }) => !required),
];

function property(field: ApiField): string {
  const words = `@var ${documentedField(field)} ${field.words}`;
  const otherwise = field.required ? '' : ' = null';
  return `${blockComment(wrapped(words, 11), '        ')}        public readonly ${declared(field)} $${field.name}${otherwise},\n`;
}

function argument({ name, required, type }: ApiField): string {
  const value = `$data['${name}']`;
  const full = hydrated(type, value);
  if (full === value) return `            ${name}: ${required ? value : `${value} ?? null`},\n`;
  const sure = required && bare(type) === type;
  return `            ${name}: ${sure ? full : `isset(${value}) ? ${full} : null`},\n`;
}

/** Casts maps to objects, because JSON would encode an empty map as an array. */
function maps(fields: readonly ApiField[]): string {
  const names = fields.filter(({ type }) => bare(type).kind === 'map').map(({ name }) => `'${name}'`);
  return names.length > 0 ? `    protected const MAPS = [${names.join(', ')}];\n\n` : '';
}

function modelFile({ name, words, fields }: ApiModel, namespace: string): string {
  const ordered = neededFirst(fields);
  return `<?php

declare(strict_types=1);

namespace ${namespace}\\Model;

${blockComment(wrapped(words, 3), '')}final class ${name} extends Model
{
${maps(fields)}    public function __construct(
${ordered.map(property).join('')}    ) {
    }

    /** @param array<string, mixed>|object $data */
    public static function fromArray(array|object $data): self
    {
        $data = (array) $data;
        return new self(
${ordered.map(argument).join('')}        );
    }
}
`;
}

function baseFile({ say }: SdkInput, namespace: string): string {
  return `<?php

declare(strict_types=1);

namespace ${namespace}\\Model;

${blockComment(wrapped(say('model'), 3), '')}abstract class Model implements \\JsonSerializable
{
    protected const MAPS = [];

    /** @var list<string> */
    private array $nulls = [];

${blockComment(wrapped(say('withNull'), 7), '    ')}    public function withNull(string ...$fields): static
    {
        $copy = clone $this;
        $copy->nulls = [...$this->nulls, ...array_values($fields)];
        return $copy;
    }

    public function jsonSerialize(): object
    {
        $values = get_object_vars($this);
        unset($values['nulls']);
        $given = array_filter($values, static fn (mixed $value): bool => $value !== null);
        foreach (static::MAPS as $name) {
            if (isset($given[$name])) {
                $given[$name] = (object) $given[$name];
            }
        }
        return (object) ($given + array_fill_keys($this->nulls, null));
    }
}
`;
}

/** One file for each model class, and one for their base class. */
export function modelFiles(subject: SdkInput, namespace: string): Files {
  const models = subject.api.models.map((model) => [`src/Model/${model.name}.php`, modelFile(model, namespace)]);
  return { 'src/Model/Model.php': baseFile(subject, namespace), ...Object.fromEntries(models) };
}
