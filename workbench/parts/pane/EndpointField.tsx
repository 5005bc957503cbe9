import { Field } from '@balcao/ui/field/Field.tsx';

interface EndpointFieldProps {
  label: string;
  hint: string;
  url: string;
  onUrl(url: string): void;
}

export function EndpointField({ label, hint, url, onUrl }: EndpointFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      type="url"
      inputMode="url"
      placeholder="http://localhost:8080/webhook"
      value={url}
      onChange={(event) => onUrl(event.target.value)}
    />
  );
}
