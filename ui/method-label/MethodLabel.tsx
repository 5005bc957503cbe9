import styles from './method-label.module.css';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An HTTP method in its colour. */
export function MethodLabel({ method }: { method: HttpMethod }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}
