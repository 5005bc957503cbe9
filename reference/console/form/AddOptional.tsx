import blocks from '@balcao/ui/blocks.module.css';
import type { Ref } from 'react';
import type { ConsoleTexts } from '../consoleTexts.ts';
import { Disclosure } from '../Disclosure.tsx';
import styles from './form.module.css';

interface AddOptionalProps<Item> {
  items: readonly Item[];
  nameOf(item: Item): string;
  /** Name of the object they are added to. */
  name?: string;
  texts: ConsoleTexts;
  adding: Ref<HTMLElement>;
  onAdd(item: Item): void;
}

/** Buttons that add optional fields. */
export function AddOptional<Item>({ items, nameOf, name, texts, adding, onAdd }: AddOptionalProps<Item>) {
  if (items.length === 0) return null;
  const count = texts.field.optional(items.length);
  return (
    <Disclosure summary={adding} title={name ? `${count} · ${name}` : count}>
      <ul className={blocks.list}>
        {items.map((item) => (
          <li key={nameOf(item)}>
            <button
              type="button"
              className={styles.add}
              aria-label={texts.field.add(nameOf(item))}
              onClick={() => onAdd(item)}
            >
              + {nameOf(item)}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
