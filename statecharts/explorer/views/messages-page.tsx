import { Cell, HeadCell, Table } from '#src/ui/display/table.tsx'
import { stateAddress } from '#statecharts/explorer/address.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { machineOf } from '#statecharts/explorer/explorer-index.ts'
import { AddressLink, EventLink } from '#statecharts/explorer/parts/address-link.tsx'

export const MessagesPage = ({ data }: { readonly data: ExplorerData }) => (
  <>
    <h1>Messages between machines</h1>
    <Table caption="Who sends which event to whom" captionHidden>
      <thead>
        <tr>
          <HeadCell>Event</HeadCell>
          <HeadCell>From</HeadCell>
          <HeadCell>To</HeadCell>
        </tr>
      </thead>
      <tbody>
        {data.messages.map(({ event, from, to }) => (
          <tr key={`${event} ${from} ${to}`}>
            <Cell>
              <EventLink event={event} />
            </Cell>
            <Cell>
              <MachineLink data={data} id={from} />
            </Cell>
            <Cell>
              <MachineLink data={data} id={to} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  </>
)

const MachineLink = ({ data, id }: { readonly data: ExplorerData; readonly id: string }) => (
  <AddressLink address={stateAddress(id, '')}>{machineOf(data, id)?.title ?? id}</AddressLink>
)
