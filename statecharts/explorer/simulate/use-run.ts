import { useMemo, useState } from 'react'
import type { MachineModel } from '#machines/platform/model.ts'
import type { MachineAddress } from '#statecharts/explorer/address.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { replaceAddress } from '#statecharts/explorer/use-address.ts'
import { namesIn, runText } from './run-text.ts'
import { type Choice, type Moment, Simulation } from './simulation.ts'

interface Run {
  /** as in the address */
  readonly text: string
  readonly moments: readonly Moment[]
}

/** What is simulated. The address has its steps, so that a reload or a link goes on there. */
export function useRun(machine: MachineData, model: MachineModel, address: MachineAddress) {
  const simulation = useMemo(() => new Simulation(machine, model), [machine, model])
  const { run: text = '' } = address
  const [run, setRun] = useState(() => runOf(simulation, text))
  // Back, or another link
  if (run.text !== text) setRun(runOf(simulation, text))
  const show = (moments: readonly Moment[]) => {
    const next = { text: runText(moments.map(({ name }) => name)), moments }
    setRun(next)
    replaceAddress({ ...address, run: next.text })
  }
  const { moments } = run
  const now = moments.at(-1)
  const kept = namesIn(text).length
  return {
    moments,
    choices: now ? simulation.choices(now.state) : [],
    /** how many steps of the address did not happen again */
    lost: Math.max(0, kept - moments.length),
    /** how many of the steps the address has no room for */
    unkept: Math.max(0, moments.length - kept),
    begin: (input: string) => show([simulation.begin(input)]),
    take: (choice: Choice) => now && show([...moments, simulation.take(now.state, choice)]),
    go: (at: number) => show(moments.slice(0, at + 1)),
  }
}

const runOf = (simulation: Simulation, text: string): Run => ({
  text,
  moments: simulation.again(namesIn(text)),
})
