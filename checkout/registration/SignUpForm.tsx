import type { RegistrationField, RegistrationView } from '@balcao/contract/payer/registration.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field, Labelled } from '@balcao/ui/field/Field.tsx';
import fieldStyles from '@balcao/ui/field/field.module.css';
import type { ReactNode } from 'react';
import { provider } from '../../provider.config.ts';
import { Alert } from '../alert/Alert.tsx';
import { actionIn, idOf, methodBoxes, problemOf, type SignUpProps, textFields } from './formFields.ts';
import styles from './registration.module.css';
import type { SignUpTexts } from './words/of.ts';
import type { NamedField } from './words/pt.ts';

function labelOf(field: RegistrationField, words: SignUpTexts): string {
  const method = methodBoxes.find(({ name }) => name === field);
  if (method) return words.methods[method.code];
  return field === 'platformCode' ? words.problems.platform : words.fields[field as NamedField].label;
}

function ProblemList({ view, words }: SignUpProps) {
  const { problems } = view;
  if (problems.length === 0) return null;
  return (
    <div id="problems">
      <Alert title={words.problems.title(problems.length)}>
        <ul className={styles.problems}>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field === 'platformCode' ? (
                <strong>{labelOf(field, words)}</strong>
              ) : (
                <a href={`#${idOf(field)}`}>{labelOf(field, words)}</a>
              )}
              {': '}
              {message}
            </li>
          ))}
        </ul>
        <p>{words.problems.kept}</p>
      </Alert>
    </div>
  );
}

interface CheckboxFieldProps {
  name: RegistrationField;
  value: string;
  view: RegistrationView;
  checked: boolean;
  children: ReactNode;
}

function CheckboxField({ name, value, view, checked, children }: CheckboxFieldProps) {
  const id = idOf(name);
  const problem = problemOf(view, name);
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-told` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {problem && (
        <p id={`${id}-told`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Checkboxes for the payment methods, which another site's form may have sent in a different order. */
function Methods({ view, words }: SignUpProps) {
  const asked = methodBoxes.map(({ name }) => view.values[name]);
  return (
    <div className={styles.methods} data-wide>
      <p className={styles.lead}>{words.methodsLead}</p>
      {methodBoxes.map(({ name, code }) => (
        <CheckboxField key={code} name={name} value={code} view={view} checked={asked.includes(code)}>
          {words.methods[code]}
        </CheckboxField>
      ))}
    </div>
  );
}

function Sector({ view, words }: SignUpProps) {
  const name = 'economicActivity[section]';
  return (
    <Labelled id={idOf(name)} label={words.fields[name].label} error={problemOf(view, name)}>
      {(own) => (
        <select {...own} className={fieldStyles.control} name={name} defaultValue={view.values[name] ?? ''}>
          <option value="">{words.noSection}</option>
          {Object.entries(words.activities).map(([section, label]) => (
            <option key={section} value={section}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type Section = keyof SignUpProps['words']['sections'];

/** HTML form that works without scripts. Only the confirm button registers an entity, not a change of language. */
export function SignUpForm(props: SignUpProps) {
  const { view, words } = props;
  const sections = Object.keys(words.sections) as Section[];
  const { platformCode } = view.values;
  return (
    <form
      className={styles.form}
      method="post"
      action={actionIn(view.language)}
      noValidate
      data-sending={words.sending}
    >
      <ProblemList {...props} />
      {platformCode && <input type="hidden" name="platformCode" value={platformCode} />}
      {sections.map((section) => (
        <fieldset key={section} className={styles.section}>
          <legend>{words.sections[section]}</legend>
          <div className={styles.boxes}>
            {section === 'activity' && <Sector {...props} />}
            {section === 'methods' ? <Methods {...props} /> : <TextBoxes {...props} section={section} />}
            {section === 'person' && <Exposed {...props} />}
          </div>
        </fieldset>
      ))}
      <p className="muted" data-provider-links="">
        {words.privacy.told(provider.company)} <a href={provider.links.privacy}>{words.privacy.link}</a>
      </p>
      <Button type="submit" name="confirmed" value="1" kind="primary" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}

function TextBoxes({ view, words, section }: SignUpProps & { section: keyof typeof textFields }) {
  return textFields[section].map(({ name, wide, required, ...input }) => {
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

function Exposed({ view, words }: SignUpProps) {
  const name = 'user[isPoliticallyExposedPerson]';
  return (
    <CheckboxField name={name} value="true" view={view} checked={view.values[name] === 'true'}>
      {words.fields[name].label}
    </CheckboxField>
  );
}
