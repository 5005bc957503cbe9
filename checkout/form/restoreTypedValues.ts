const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Remembers what was typed into a page before its script ran: taking the page over, React puts every box back to what
 * the server wrote.
 * @param root the page, not taken over yet
 * @returns puts it all back, as if it were typed again; to be called once the boxes are alive
 */
export function rememberTypedValues(root: Element): () => void {
  const kept = [...root.querySelectorAll('input')].map(({ value, checked }) => ({ value, checked }));
  return () => {
    for (const [place, box] of root.querySelectorAll('input').entries()) {
      const { value, checked } = kept[place] ?? box;
      // First what React believes, then what the payer did: only a change is heard.
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
