import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** A part that is fetched when it is first rendered, or before that when it is about to be. */
export type OnDemand<Props> = FunctionComponent<Props> & { prepare(): void };

/** Creates an on-demand component. Suspends while loading; a failed load is retried at the next mount. */
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
    // A failure appears where the component is rendered.
    prepare: () => void load().catch(() => undefined),
  });
}
