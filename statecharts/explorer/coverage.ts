import type { Paint } from './chart/picture-host.ts'
import type { MachineData, TransitionData } from './explorer.types.ts'

/** Whether a walk takes a transition; null: nothing walks this machine so. */
export interface Walked {
  readonly walk: 'unit' | 'services' | 'browser'
  readonly isTaken: boolean | null
  /** why not */
  readonly reason: string | null
}

/** What of the three walks takes a transition, with the reason where one cannot. */
export function walksOver(machine: MachineData, { id, uses }: TransitionData): readonly Walked[] {
  const exempt = machine.exemptions.filter(({ transition }) => transition === id)
  const running = (['services', 'browser'] as const).map((walk): Walked => {
    if (!machine.walks[walk]) return { walk, isTaken: null, reason: null }
    const found = exempt.find((each) => each.walk === walk || each.walk === 'both')
    return { walk, isTaken: found === undefined, reason: found?.reason ?? null }
  })
  return [{ walk: 'unit', isTaken: uses.length > 0, reason: null }, ...running]
}

/** Walked in all ways that the machine has, in some, or in none. */
export function coverageTone(machine: MachineData, transition: TransitionData): Paint['tone'] {
  const walked = walksOver(machine, transition).filter(({ isTaken }) => isTaken !== null)
  if (walked.every(({ isTaken }) => isTaken)) return 'good'
  return walked.some(({ isTaken }) => isTaken) ? 'part' : 'bad'
}

export const coveragePaints = (machine: MachineData): ReadonlyMap<string, Paint> =>
  new Map(machine.transitions.map((each) => [each.id, { tone: coverageTone(machine, each) }]))
