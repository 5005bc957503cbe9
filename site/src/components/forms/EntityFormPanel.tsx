import { bracketFields, formHtml } from '@balcao/workbench/panels/forms/bracketNotation.ts';
import { FormPanel } from '@balcao/workbench/panels/forms/FormPanel.tsx';
import type { FormRequest } from '@balcao/workbench/panels/forms/formRequest.ts';
import type { CodeSample, FormTarget } from '@balcao/workbench/panels/forms/panelProps.ts';
import call from '@calls/createEntity.json';
import labels from '@facts/labels.json';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { entityPlan } from './entityPlan.ts';
import { formDefinition } from './formDefinition.ts';

const { operation, fields } = call;
const form = formDefinition(entityPlan, operation, fields, { 'availableMethods.code': labels.methods });
const path = '/aderir';

/** Submitted fields: the typed values and the platform code. */
const fieldsOf = ({ body }: FormRequest, { keys }: FormTarget) => [
  ...bracketFields(body),
  ['platformCode', keys.platformCode] as const,
];

/** HTML sample of a page that submits pre-filled values to the sign-up page. */
const codesOf = (request: FormRequest, at: FormTarget): CodeSample[] => [
  { id: 'html', label: 'HTML', code: formHtml(at.origin + path, fieldsOf(request, at), operation.summary) },
];

/** The form that pre-fills the sign-up page, submitted by the browser (docs/decisions/entity-registration.md). */
export function EntityFormPanel(page: PanelContext) {
  return <FormPanel {...page} form={form} samplesOf={codesOf} browserForm={{ path, fieldsOf }} />;
}
