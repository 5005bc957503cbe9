import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Tabs } from '@balcao/ui/tabs/Tabs.tsx';
import styles from './gallery.module.css';
import { Part, Row } from './Part.tsx';

/** What a reader presses, fills in and chooses. */
export function Controls() {
  return (
    <Part id="controls" title="Buttons, fields, tabs">
      <Row>
        <Button kind="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="primary" disabled>
          Disabled
        </Button>
        <Button size="small">Small</Button>
        <ButtonLink href="#controls">Link</ButtonLink>
      </Row>
      <div className={styles.fields}>
        <Field label="Amount" hint="In euros, two decimals" defaultValue="10,00" />
        <Field label="Reference" error="Nine digits are needed; this has eight." defaultValue="12345678" />
        <Field label="Read only" readOnly defaultValue="999999990" />
      </div>
      <Tabs
        group="language"
        label="Language"
        tabs={[
          {
            id: 'sh',
            label: 'cURL',
            panel: <p className={styles.panel}>The same choice as on every sample.</p>,
          },
          { id: 'php', label: 'PHP', panel: <p className={styles.panel}>Remembered between visits.</p> },
          {
            id: 'mjs',
            label: 'JavaScript',
            panel: <p className={styles.panel}>Arrow keys, Home and End.</p>,
          },
        ]}
      />
    </Part>
  );
}
