import { bodyFields } from '@balcao/reference/console/form/formField.ts';
import { document, operationIds, operationOf } from '@balcao/reference/console/testing.ts';
import { expect, test } from 'vitest';
import { carryRules, openableFields } from './carryRules.ts';

const operations = operationIds.map(operationOf);
const fieldNames = (model: string) => {
  const schema = document.components.schemas[model];
  return schema ? bodyFields(document, schema).map(({ name }) => name) : [];
};

test.each(carryRules)('the description has every field a $kind is read from and written to', (rule) => {
  for (const [model, field] of [...rule.gives, ...(rule.fields ?? [])]) {
    expect(fieldNames(model), model).toContain(field);
  }
  for (const [path, key] of rule.parameters ?? []) {
    const operation = operations.find((each) => each.path === path && each.parameters.some((one) => one.key === key));
    expect(operation, `${path} ${key}`).toBeDefined();
  }
});

test.each(openableFields)('the description has the URL field %s.%s', (model, field) => {
  expect(fieldNames(model)).toContain(field);
});
