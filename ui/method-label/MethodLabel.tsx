import styles from './method-label.module.css';

const tones = {
  GET: 'primary',
  POST: 'confirmed',
  PUT: 'pending',
  PATCH: 'authorised',
  DELETE: 'cancelled',
} as const;

export type HttpMethod = keyof typeof tones;

export function MethodLabel({ method }: { method: HttpMethod }) {
  return (
    <span className={styles.method} data-method={method} data-tone={tones[method]}>
      {method}
    </span>
  );
}
