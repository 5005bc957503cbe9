import type { LoggedRequest } from '@balcao/contract/control/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { useState } from 'react';
import { useLiveData } from '../live/useLiveData.ts';
import { ListDetail } from '../pane/ListDetail.tsx';
import { LoadedContent } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import { PaneLinkButton } from '../pane/PaneLink.tsx';
import { Select } from '../pane/Select.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestList } from './RequestList.tsx';
import { type RequestFilter, requestFilters } from './requestFilters.ts';

/** Number of calls that are read. */
const read = 200;

/** The latest calls: request, response, and the rule that refused them. */
export function Requests({ workbench, params: [openId] }: PaneProps) {
  const { context, words } = workbench;
  const w = words.requests;
  const [filter, setFilter] = useState<RequestFilter>('api');
  const requests = useLiveData<LoggedRequest[]>(context, `/sandbox/requests?limit=${read}`, ['request']);
  const open = requests.data?.find(({ id }) => id === openId);
  const list = (
    <LoadedContent live={requests} words={words.reading}>
      {(all) => {
        const shown = all.filter(requestFilters[filter]);
        if (shown.length > 0) return <RequestList workbench={workbench} requests={shown} openId={openId} />;
        return filter === 'api' ? (
          <EmptyState
            title={w.none}
            action={
              <PaneLinkButton workbench={workbench} to={['overview']}>
                {words.payments.firstCall}
              </PaneLinkButton>
            }
          >
            {w.noneText}
          </EmptyState>
        ) : (
          <EmptyState
            title={w.noneFits}
            action={<Button onClick={() => setFilter('api')}>{w.filters.api}</Button>}
          />
        );
      }}
    </LoadedContent>
  );
  const tools = (
    <Select label={w.filter} value={filter} onChange={(value) => setFilter(value as RequestFilter)}>
      {(Object.keys(requestFilters) as RequestFilter[]).map((each) => (
        <option key={each} value={each}>
          {w.filters[each]}
        </option>
      ))}
    </Select>
  );
  return (
    <Pane title={w.title} lead={w.lead} tools={tools} opened={openId !== undefined}>
      <ListDetail
        workbench={workbench}
        list={list}
        openId={openId}
        back={{ to: ['requests'], text: w.all }}
        hint={w.choose}
      >
        {open ? (
          <RequestDetail key={open.id} workbench={workbench} request={open} />
        ) : (
          requests.data && <EmptyState title={w.gone}>{w.goneText}</EmptyState>
        )}
      </ListDetail>
    </Pane>
  );
}
