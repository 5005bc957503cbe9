import type { AllFieldsProps } from '@balcao/workbench/panels/payment/PaymentPanel.tsx';
import { BodyFields } from './BodyFields.tsx';

export function AllFields({ method: { operation }, ...given }: AllFieldsProps) {
  return <BodyFields operation={operation} {...given} />;
}
