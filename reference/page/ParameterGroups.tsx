import type { Operation } from '../description/reference.ts';
import { Fields } from './Fields.tsx';
import styles from './operation.module.css';
import { useContent } from './referenceContent.ts';

/** Path, query and header parameters; shared ones are links to their description. */
export function ParameterGroups({ operation }: { operation: Pick<Operation, 'parameters' | 'shared'> }) {
  const { texts } = useContent();
  const { parameters, shared } = operation;
  return (
    <>
      {parameters.map(({ location, fields }) => (
        <div key={location}>
          <h4>{texts.parameters[location]}</h4>
          <Fields of={fields} />
        </div>
      ))}
      {shared.length > 0 && (
        <p className={styles.also}>
          {texts.alsoTakes}
          {shared.map(({ anchor, name }) => [
            ' ',
            <a key={anchor} href={`#${anchor}`}>
              {name}
            </a>,
          ])}
        </p>
      )}
    </>
  );
}
