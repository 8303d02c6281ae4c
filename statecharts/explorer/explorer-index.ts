import type { ExplorerData, MachineData, StateData, TransitionData } from './explorer.types.ts'

export const machineOf = (data: ExplorerData, id: string): MachineData | undefined =>
  data.machines.find((machine) => machine.id === id)

export const stateOf = (machine: MachineData, path: string): StateData | undefined =>
  machine.states.find((state) => state.path === path)

/** The states around a state, innermost first, the machine last. */
export function ancestorsOf(machine: MachineData, { parent }: StateData): readonly StateData[] {
  const above = parent === null ? undefined : stateOf(machine, parent)
  return above ? [above, ...ancestorsOf(machine, above)] : []
}

/** What leads into a state, or into its children from outside, from other states. */
export const incomingOf = (machine: MachineData, { path }: StateData): readonly TransitionData[] =>
  machine.transitions.filter(
    ({ source, targets }) => !isInside(source, path) && targets.some((target) => isInside(target, path)),
  )

/** All that can happen in a state: its own transitions, then those of the states around it, innermost first. */
export function outgoingOf(
  machine: MachineData,
  state: StateData,
): readonly { readonly from: StateData; readonly transitions: readonly TransitionData[] }[] {
  return [state, ...ancestorsOf(machine, state)].map((from) => ({
    from,
    transitions: machine.transitions.filter(({ source }) => source === from.path),
  }))
}

/** Leaf states of a machine that take an event, by themselves or by a state around them. */
export function leavesTaking(machine: MachineData, event: string): readonly StateData[] {
  const takers = new Set(
    machine.transitions.filter((each) => each.event === event).map(({ source }) => source),
  )
  return leavesIn(machine).filter((leaf) =>
    [leaf, ...ancestorsOf(machine, leaf)].some(({ path }) => takers.has(path)),
  )
}

export const leavesIn = ({ states }: MachineData): readonly StateData[] =>
  states.filter(({ children, parent }) => children.length === 0 && parent !== null)

/** The name of a state for people: its path, or the title of its machine. */
export const stateName = (machine: MachineData, path: string): string => (path === '' ? machine.title : path)

export const isInside = (path: string, around: string): boolean =>
  around === '' || path === around || path.startsWith(`${around}.`)
