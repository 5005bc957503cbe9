import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { useState } from 'react';
import { ExampleRow, GallerySection } from './GallerySection.tsx';
import styles from './gallery.module.css';

const methods = [
  { id: 'reference', label: 'Reference' },
  { id: 'phone', label: 'Phone' },
  { id: 'card', label: 'Card' },
] as const;

/** Buttons, fields and choices. */
export function Controls() {
  const [method, setMethod] = useState<(typeof methods)[number]['id']>('phone');
  return (
    <GallerySection id="controls" title="Buttons, fields, choices">
      <ExampleRow>
        <Button kind="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="primary" disabled>
          Disabled
        </Button>
        <Button size="small">Small</Button>
        <ButtonLink href="#controls">Link</ButtonLink>
        <SearchButton label="Search" />
      </ExampleRow>
      <ExampleRow>
        <Segmented label="Method" choices={methods} chosen={method} onChoose={setMethod} />
      </ExampleRow>
      <Choices question="Where will it be paid?">
        <Choice open title="At a machine">
          One answer is open at a time.
        </Choice>
        <Choice title="On a phone">All of them are in the page.</Choice>
      </Choices>
      <div className={styles.fields}>
        <Field label="Amount" hint="In euros, two decimals" defaultValue="10,00" />
        <Field label="Reference" error="Nine digits are needed; this has eight." defaultValue="12345678" />
        <Field label="Read only" readOnly defaultValue="999999990" />
      </div>
      <RadioPanels
        kind="language"
        label="Language"
        choices={[
          {
            id: 'sh',
            label: 'cURL',
            panel: <p className={styles.panel}>The same choice as on every sample.</p>,
          },
          { id: 'php', label: 'PHP', panel: <p className={styles.panel}>Remembered between visits.</p> },
          {
            id: 'mjs',
            label: 'JavaScript',
            panel: <p className={styles.panel}>Arrow keys.</p>,
          },
        ]}
      />
    </GallerySection>
  );
}
