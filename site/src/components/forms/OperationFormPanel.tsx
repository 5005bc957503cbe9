import { FormPanel } from '@balcao/workbench/forms/FormPanel.tsx';
import type { FieldFact } from '@balcao/workbench/forms/formDefinition.ts';
import { useMemo } from 'react';
import type { OperationFact } from '../../facts/types.ts';
import type { PanelProps } from '../LivePanel/panelProps.ts';
import { codesOf } from './codes.ts';
import { type FormPlan, formOf } from './formOf.ts';

interface OperationFormPanelProps extends PanelProps {
  plan: FormPlan;
  operation: OperationFact;
  fields: Readonly<Record<string, FieldFact>>;
}

/** A form for one call, with nothing to be done after its answer. */
export function OperationFormPanel({ plan, operation, fields, ...page }: OperationFormPanelProps) {
  const form = useMemo(() => formOf(plan, operation, fields), [plan, operation, fields]);
  const codes = useMemo(() => codesOf(operation), [operation]);
  return <FormPanel {...page} form={form} samplesOf={codes} />;
}
