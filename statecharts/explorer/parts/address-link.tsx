import type { ReactNode } from 'react'
import { type Address, fragmentOf, stateAddress } from '#statecharts/explorer/address.ts'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { stateName } from '#statecharts/explorer/explorer-index.ts'
import { DottedName } from './dotted-name.tsx'

interface AddressLinkProps {
  readonly address: Address
  readonly children: ReactNode
  readonly className?: string
  readonly isCurrent?: boolean
}

export const AddressLink = ({ address, children, className, isCurrent = false }: AddressLinkProps) => (
  <a href={fragmentOf(address)} className={className} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
)

interface StateLinkProps {
  readonly machine: MachineData
  readonly state: string
}

export const StateLink = ({ machine, state }: StateLinkProps) => (
  <AddressLink address={stateAddress(machine.id, state)} className={css.code}>
    <DottedName name={stateName(machine, state)} />
  </AddressLink>
)

export const EventLink = ({ event }: { readonly event: string }) => (
  <AddressLink address={{ kind: 'event', event }} className={css.cause}>
    {event}
  </AddressLink>
)

/** Requirement ids, each leading to its text. */
export const Requirements = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <AddressLink address={{ kind: 'requirement', requirement: id }} className={css.id}>
          {id}
        </AddressLink>
      </span>
    ))}
  </>
)
