import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import type { ReactNode } from 'react';
import { boxes, idOf, problemOf } from './formFields.ts';
import { Methods } from './Methods.tsx';
import { Problems } from './ProblemList.tsx';
import styles from './registration.module.css';
import { Sector } from './Sector.tsx';
import type { SignUp } from './signUpProps.ts';
import { Tick } from './CheckboxField.tsx';

type Section = keyof SignUp['words']['sections'];

/** What a section holds besides its text boxes: before them, and after. */
const others: Partial<
  Record<Section, { before?: (props: SignUp) => ReactNode; after?: (props: SignUp) => ReactNode }>
> = {
  activity: { before: (props) => <Sector {...props} /> },
  methods: { before: (props) => <Methods {...props} /> },
  person: { after: (props) => <Exposed {...props} /> },
};

/** A plain form that works without any script; all that was typed comes back with what must be put right. */
export function SignUpForm(props: SignUp) {
  const { view, words } = props;
  const sections = Object.keys(words.sections) as Section[];
  const { platformCode } = view.values;
  return (
    <form
      className={styles.form}
      method="post"
      action={`/aderir?lang=${view.language}`}
      noValidate
      data-sending={words.sending}
    >
      <Problems {...props} />
      <input type="hidden" name="confirmed" value="1" />
      {platformCode && <input type="hidden" name="platformCode" value={platformCode} />}
      {sections.map((section) => (
        <fieldset key={section} className={styles.section}>
          <legend>{words.sections[section]}</legend>
          <div className={styles.boxes}>
            {others[section]?.before?.(props)}
            {section !== 'methods' && <TextBoxes {...props} section={section} />}
            {others[section]?.after?.(props)}
          </div>
        </fieldset>
      ))}
      <Button type="submit" kind="primary" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}

function TextBoxes({ view, words, section }: SignUp & { section: keyof typeof boxes }) {
  return boxes[section].map(({ name, wide, required, ...input }) => {
    const { label, hint } = words.fields[name];
    return (
      <div key={name} data-wide={wide || undefined}>
        <Field
          {...input}
          id={idOf(name)}
          name={name}
          label={required ? `${label} (${words.required})` : label}
          required={required}
          hint={hint}
          error={problemOf(view, name)}
          defaultValue={view.values[name]}
        />
      </div>
    );
  });
}

function Exposed({ view, words }: SignUp) {
  const name = 'user[isPoliticallyExposedPerson]';
  return (
    <Tick name={name} value="true" view={view} checked={view.values[name] === 'true'}>
      {words.fields[name].label}
    </Tick>
  );
}
