import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { CountsSource } from './counts-source.tsx'
import { FlowReport } from './flow-report.tsx'
import { useCounts } from './use-counts.ts'

/** How a chart is used: counts of the shop, or of a saved file. */
export function FlowView({ machine }: { readonly machine: MachineData }) {
  const counts = useCounts(machine.id, true)
  return (
    <>
      <CountsSource machine={machine} counts={counts} />
      {counts.kind === 'answered' && <FlowReport machine={machine} flow={counts.value} />}
    </>
  )
}
