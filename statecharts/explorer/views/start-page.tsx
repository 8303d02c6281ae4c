import * as css from '#statecharts/explorer/explorer.css.ts'
import { stateAddress } from '#statecharts/explorer/address.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { AddressLink } from '#statecharts/explorer/parts/address-link.tsx'

export const StartPage = ({ data }: { readonly data: ExplorerData }) => (
  <>
    <h1>Every workflow of the shop</h1>
    <p>
      Choose a machine, or find any state, event, guard or requirement with <kbd>Ctrl K</kbd>. A state shows
      how one gets there, what it is, and what can happen.
    </p>
    <ul className={css.list}>
      {data.machines.map(({ id, title, purpose }) => (
        <li key={id} className={css.card}>
          <AddressLink address={stateAddress(id, '')}>{title}</AddressLink>
          <p className={css.minor}>{purpose}</p>
        </li>
      ))}
    </ul>
  </>
)
