import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import type { Ref } from 'react';
import type { ConsoleTexts } from '../consoleTexts.ts';

interface AddOptionalProps<Item> {
  items: readonly Item[];
  nameOf(item: Item): string;
  name?: string;
  texts: ConsoleTexts;
  adding: Ref<HTMLElement>;
  onAdd(item: Item): void;
}

export function AddOptional<Item>({ items, nameOf, name, texts, adding, onAdd }: AddOptionalProps<Item>) {
  if (items.length === 0) return null;
  const count = texts.field.optional(items.length);
  return (
    <Disclosure summary={adding} title={name ? `${count} · ${name}` : count}>
      <div className={blocks.row}>
        {items.map((item) => (
          <Button
            key={nameOf(item)}
            size="small"
            aria-label={texts.field.add(nameOf(item))}
            onClick={() => onAdd(item)}
          >
            + {nameOf(item)}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
}
