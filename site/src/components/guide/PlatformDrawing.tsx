import { Drawing as DrawnWindow } from '@balcao/ui/drawing/Drawing.tsx';
import { DrawnButton, DrawnField, DrawnHeading, DrawnMenu } from '@balcao/ui/drawing/parts.tsx';
import { drawing, platformDrawing as words } from '@words/parts.ts';
import type { ComponentProps } from 'react';

/** Screen drawn with `ui/drawing/parts.tsx`. Its numbers refer to the steps in the list beside it. */
export function Drawing(props: Omit<ComponentProps<typeof DrawnWindow>, 'label'>) {
  return <DrawnWindow label={drawing.label} {...props} />;
}

interface PlatformDrawingProps {
  /** `add` shows how a platform is created; `credentials` shows its three values. */
  show: 'add' | 'credentials';
  /** Extension to choose, if the shop system has one. */
  extension?: string;
}

/** Values in the pictures: the sandbox's entity, and a platform code that does not exist. */
const example = { nif: '999999990', code: '1234' };

/** Page of the provider's back office that creates an integration platform or shows its credentials. */
export function PlatformDrawing({ show, extension }: PlatformDrawingProps) {
  const menu = <DrawnMenu label={words.menu} mark={show === 'add' ? '2' : undefined} />;
  if (show === 'credentials')
    return (
      <Drawing title={words.title} alt={words.credentialsAlt} caption={words.credentialsCaption}>
        {menu}
        <DrawnHeading label={words.heading} />
        <DrawnField label={words.nif} value={example.nif} mark="1" />
        <DrawnField label={words.code} value={example.code} mark="2" />
        <DrawnField label={words.key} isSecret mark="3" />
      </Drawing>
    );
  return (
    <Drawing title={words.title} alt={words.addAlt} caption={words.addCaption}>
      {menu}
      <DrawnHeading label={words.heading}>
        <DrawnButton label={words.add} mark="3" />
      </DrawnHeading>
      {extension && <DrawnField label={words.extension} value={extension} mark="4" />}
      <DrawnHeading label="">
        <DrawnButton label={words.save} isMain mark={extension ? '5' : '4'} />
      </DrawnHeading>
    </Drawing>
  );
}
