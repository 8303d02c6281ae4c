import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { Flow } from '#contract/site/flow.ts'
import { readCountsFile } from '#statecharts/flow/read-counts.ts'

/** Which counts are asked of the shop. */
export interface Choice {
  /** of the chart; '': that of the running shop */
  readonly version: string
  readonly project: string
  readonly days: number
}

interface Source {
  readonly choice: Choice
  /** of a file, of one or more machines; null: no file is open */
  readonly opened: readonly Flow[] | null
  /** the file that was opened last has no counts; those before it stay */
  readonly isUnreadable: boolean
  /** lines below this share of the busiest one are hidden */
  readonly percent: number
}

export interface FlowSource extends Source {
  readonly change: (change: Partial<Source>) => void
  readonly open: (file: File | undefined) => void
}

const FlowSourceContext = createContext<FlowSource | null>(null)

/** Where counts come from, the same in all views, so that table and picture show the same. */
export function FlowSourceProvider({ children }: { readonly children: ReactNode }) {
  const [source, setSource] = useState<Source>({
    choice: { version: '', project: '11', days: 30 },
    opened: null,
    isUnreadable: false,
    percent: 0,
  })
  const value = useMemo((): FlowSource => {
    const change = (changed: Partial<Source>) => setSource((before) => ({ ...before, ...changed }))
    const open = (file: File | undefined) =>
      void file?.text().then((text) => {
        const read = readCountsFile(text)
        change(read ? { opened: read, isUnreadable: false } : { isUnreadable: true })
      })
    return { ...source, change, open }
  }, [source])
  return <FlowSourceContext value={value}>{children}</FlowSourceContext>
}

export function useFlowSource(): FlowSource {
  const source = use(FlowSourceContext)
  if (!source) throw new Error('There is no FlowSourceProvider around')
  return source
}
