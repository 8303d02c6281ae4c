import { useEffect, useState } from 'react'
import type { Flow } from '#contract/site/flow.ts'
import { type Asked, askFlow, askVersions, isServed } from './ask-shop.ts'
import { type Choice, type FlowSource, useFlowSource } from './flow-source.tsx'

export type Counts = Asked<Flow> | { readonly kind: 'loading' | 'otherMachine' | 'none' }

/** The counts of a machine: of the file that is open, else of the shop, which is asked only where they are wanted. */
export function useCounts(machine: string, isWanted: boolean): Counts {
  const { choice, opened } = useFlowSource()
  const asked = useShopCounts(machine, choice, isWanted && opened === null)
  return opened === null ? asked : countsIn(opened, machine)
}

/** Another choice, also an equal one, asks again. */
function useShopCounts(machine: string, choice: Choice, isWanted: boolean): Counts {
  const [asked, setAsked] = useState<Answered | null>(null)
  useEffect(() => {
    if (!isServed() || !isWanted) return
    let isCurrent = true
    const { version, ...rest } = choice
    void askFlow({ machine, version: version || null, ...rest }).then((counts) => {
      if (isCurrent) setAsked({ machine, choice, counts })
    })
    return () => {
      isCurrent = false
    }
  }, [machine, choice, isWanted])
  if (!isServed()) return { kind: 'none' }
  return asked?.choice === choice && asked.machine === machine ? asked.counts : { kind: 'loading' }
}

interface Answered {
  readonly machine: string
  readonly choice: Choice
  readonly counts: Counts
}

function countsIn(opened: NonNullable<FlowSource['opened']>, machine: string): Counts {
  const value = opened.find((flow) => flow.machine === machine)
  return value ? { kind: 'answered', value } : { kind: 'otherMachine' }
}

/** The versions of a chart that the shop has counts of. */
export function useVersions(machine: string, project: string): readonly string[] {
  const [versions, setVersions] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isServed()) return
    let isCurrent = true
    void askVersions(project).then((answer) => {
      const listed = answer.kind === 'answered' ? answer.value : []
      if (isCurrent) setVersions(listed.flatMap((each) => (each.machine === machine ? each.version : [])))
    })
    return () => {
      isCurrent = false
    }
  }, [machine, project])
  return versions
}
