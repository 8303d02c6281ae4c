import type { Address, MachineAddress, Show } from './address.ts'

/** What a view is, what is in it, and of what it is, the nearest first: `cardDeclined · payment · Statecharts`. */
export const pageTitle = (address: Address): string => [...partsOf(address), 'Statecharts'].join(' · ')

function partsOf(address: Address): readonly string[] {
  switch (address.kind) {
    case 'start':
      return []
    case 'messages':
      return ['Messages']
    case 'changes':
      return [address.machine === '' ? 'Changes' : `Changes of ${address.machine}`]
    case 'live':
      return ['Live']
    case 'event':
      return [address.event]
    case 'requirement':
      return [address.requirement]
    case 'machine':
      return machineParts(address)
    default:
      return address satisfies never
  }
}

function machineParts({ machine, state, show, path }: MachineAddress): readonly string[] {
  const isPlayed = show === 'paths' && path !== null
  return [
    ...(isPlayed ? [path] : []),
    ...(show === 'state' ? [] : [VIEW_NAMES[show]]),
    ...(state === '' ? [] : [state.slice(state.lastIndexOf('.') + 1)]),
    machine,
  ]
}

/** The views of a machine, as their links read. */
export const VIEW_NAMES: Readonly<Record<Show, string>> = {
  state: 'State',
  chart: 'Chart',
  outline: 'Outline',
  paths: 'Paths',
  flow: 'Flow',
  simulate: 'Simulate',
}
