const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Remembers values typed before hydration, because React resets every field to the server's value.
 * @param root the page before hydration
 * @returns restores the values as if they were typed again; called after hydration
 */
export function rememberTypedValues(root: Element): () => void {
  const kept = [...root.querySelectorAll('input')].map(({ value, checked }) => ({ value, checked }));
  return () => {
    for (const [place, box] of root.querySelectorAll('input').entries()) {
      const { value, checked } = kept[place] ?? box;
      // First the value React knows, then the payer's, because React only notices changes.
      if (checked !== box.defaultChecked) {
        box.checked = box.defaultChecked;
        box.click();
      }
      if (box.type === 'checkbox' || value === box.defaultValue) continue;
      box.value = box.defaultValue;
      setValue?.call(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
