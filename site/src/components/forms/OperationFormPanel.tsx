import { FormPanel } from '@balcao/workbench/panels/forms/FormPanel.tsx';
import type { FieldFact } from '@balcao/workbench/panels/forms/formDefinition.ts';
import { useMemo } from 'react';
import type { OperationFact } from '../../facts/types.ts';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { samplesOf } from './codeSamples.ts';
import { type FormPlan, formDefinition } from './formDefinition.ts';

interface OperationFormPanelProps extends PanelContext {
  plan: FormPlan;
  operation: OperationFact;
  fields: Readonly<Record<string, FieldFact>>;
}

/** A form for one call, without follow-up. */
export function OperationFormPanel({ plan, operation, fields, ...page }: OperationFormPanelProps) {
  const form = useMemo(() => formDefinition(plan, operation, fields), [plan, operation, fields]);
  const codes = useMemo(() => samplesOf(operation), [operation]);
  return <FormPanel {...page} form={form} samplesOf={codes} />;
}
