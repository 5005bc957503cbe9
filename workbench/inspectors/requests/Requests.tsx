import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { optionsOf, Select } from '@balcao/ui/field/Field.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { useState } from 'react';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { ListDetail } from '../../parts/pane/ListDetail.tsx';
import { ListRow, Timestamp } from '../../parts/pane/ListRow.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { PaneLinkButton } from '../../parts/pane/PaneLink.tsx';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { groupRequests } from './groupRequests.ts';
import { RequestDetail } from './RequestDetail.tsx';

const toApi = ({ path }: LoggedRequest) => path.startsWith('/api/');

const requestFilters = {
  api: toApi,
  refused: (request) => toApi(request) && request.status >= 400,
  warned: (request) => toApi(request) && request.warnings.length > 0,
  controls: (request) => !toApi(request),
  all: () => true,
} satisfies Record<string, (request: LoggedRequest) => boolean>;
type RequestFilter = keyof typeof requestFilters;

interface RequestListProps {
  requests: readonly LoggedRequest[];
  openId: string | undefined;
}

function RequestList({ requests, openId }: RequestListProps) {
  const { words } = useWorkbench();
  const w = words.requests;
  return (
    <FramedList label={words.frame.panes.requests}>
      {groupRequests(requests).map(({ request: { id, method, path, status, codes, warnings, at }, ids }) => (
        <ListRow key={ids.at(-1)} to={['requests', id]} open={openId !== undefined && ids.includes(openId)}>
          <span className={blocks.row}>
            <MethodLabel method={method as HttpMethod} />
            <BreakablePath text={path} className={blocks.code} />
          </span>
          <span className={blocks.row}>
            <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>
            {codes.length > 0 && <code className={blocks.code}>{codes.join(' ')}</code>}
            {ids.length > 1 && <Badge>{w.times(ids.length)}</Badge>}
            {warnings.length > 0 && <Badge tone="pending">{w.warningCount(warnings.length)}</Badge>}
            <Timestamp at={at} />
          </span>
        </ListRow>
      ))}
    </FramedList>
  );
}

const read = 200;

export function Requests({ params: [openId] }: PaneProps) {
  const { context, words } = useWorkbench();
  const w = words.requests;
  const [filter, setFilter] = useState<RequestFilter>('api');
  const requests = useLiveData<LoggedRequest[]>(context, `/sandbox/requests?limit=${read}`, ['request']);
  const newestId = requests.data?.find(requestFilters[filter])?.id;
  const list = (
    <LoadedContent live={requests}>
      {(all) => {
        const shown = all.filter(requestFilters[filter]);
        if (shown.length > 0) return <RequestList requests={shown} openId={openId ?? newestId} />;
        return filter === 'api' ? (
          <EmptyState
            title={w.none}
            action={<PaneLinkButton to={['overview']}>{words.payments.firstCall}</PaneLinkButton>}
          >
            {w.noneText}
          </EmptyState>
        ) : (
          <EmptyState title={w.noneFits} action={<Button onClick={() => setFilter('api')}>{w.filters.api}</Button>} />
        );
      }}
    </LoadedContent>
  );
  const tools = (
    <Select
      label={w.filter}
      value={filter}
      options={optionsOf(w.filters)}
      onChange={(value) => setFilter(value as RequestFilter)}
    />
  );
  return (
    <Pane title={words.frame.panes.requests} lead={w.lead} tools={tools} opened={openId !== undefined}>
      <ListDetail list={list} openId={openId} newestId={newestId} back={{ to: ['requests'], text: w.all }}>
        {(id) => {
          const shown = requests.data?.find((each) => each.id === id);
          if (shown) return <RequestDetail key={id} request={shown} />;
          return requests.data && <EmptyState title={w.gone}>{w.goneText}</EmptyState>;
        }}
      </ListDetail>
    </Pane>
  );
}
