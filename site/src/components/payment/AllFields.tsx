import type { AllFieldsProps } from '@balcao/workbench/panels/payment/PaymentPanel.tsx';
import { BodyFields } from './BodyFields.tsx';

/** All fields of a payment's request. */
export function AllFields({ method: { operation }, ...given }: AllFieldsProps) {
  return <BodyFields operation={operation} {...given} />;
}
