import { applicationControl } from './intent.ts';
import { isHydrated, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, textarea, select';
const again = new WeakMap<Field, () => boolean>();

/**
 * Queues a typed or chosen value of a field of the application, because hydration would reset it.
 * @param onQueued starts the application
 */
export function keepField(event: Event, onQueued: () => void): void {
  const target = applicationControl(event);
  if (!target?.matches(fields) || isHydrated(target)) return;
  onQueued();
  const field = target as Field;
  const find = relocator(field);
  const { value } = field;
  const isChecked = 'checked' in field && field.checked;
  const restoreWhenLive = () => {
    const found = find();
    if (!found?.matches(fields) || !isHydrated(found)) return false;
    restore(found as Field, value, isChecked);
    return true;
  };
  enqueueReplay(restoreWhenLive, again.get(field));
  again.set(field, restoreWhenLive);
}

/** Sets a field's value so that React notices the change. */
function restore(field: Field, value: string, isChecked: boolean): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked === isChecked) field.checked = !isChecked;
    field.click();
    return;
  }
  if ('defaultValue' in field) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
