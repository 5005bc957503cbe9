import { type ComponentType, type FunctionComponent, lazy } from 'react';

/** Component that is fetched when first rendered, or earlier by `prepare`. */
export type OnDemand<Props> = FunctionComponent<Props> & { prepare(): void };

/** Creates an on-demand component. It suspends while it loads. The next mount retries a failed load. */
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
    // Ignores a failure, which is reported where the component is rendered.
    prepare: () => void load().catch(() => undefined),
  });
}
