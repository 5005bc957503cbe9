import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** A part that is fetched when it is first rendered, or before that when it is about to be. */
export type OnDemand<Props> = FunctionComponent<Props> & { prepare(): void };

/** Makes such a part. It suspends while it is fetched; a failed fetch is tried again when the part is mounted anew. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const fetchPart = () => {
    const fetched = load().then((Part) => ({ default: Part }));
    fetched.catch(() => {
      Part = lazy(fetchPart) as ComponentType<Props>;
    });
    return fetched;
  };
  let Part = lazy(fetchPart) as ComponentType<Props>;
  return Object.assign((props: Props) => <Part {...props} />, {
    // A failure shows where the part is rendered.
    prepare: () => void load().catch(() => undefined),
  });
}
