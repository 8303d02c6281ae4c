import { API_PREFIX } from '#contract/platform/constants.ts'
import { type Flow, flowCalls } from '#contract/site/flow.ts'
import { type ListedChart, readCounts, readVersions } from '#statecharts/flow/read-counts.ts'

/** `refused`: the log-in of staff has ended, or has no right to it. */
export type Asked<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused' | 'unreachable' }

/** A page that was opened from a file asks nobody. */
export const isServed = (): boolean => location.protocol !== 'file:'

const DAY = 86_400_000
export const dayBefore = (days: number, now = Date.now()): string =>
  new Date(now - days * DAY).toISOString().slice(0, 10)

export interface FlowChoice {
  readonly machine: string
  /** null: of the running build */
  readonly version: string | null
  readonly project: string
  readonly days: number
}

export const askFlow = ({ machine, version, project, days }: FlowChoice): Promise<Asked<Flow>> =>
  ask(
    flowCalls.readFlow.path,
    {
      project_id: project,
      machine,
      ...(version !== null && { version }),
      from: dayBefore(days - 1),
      to: dayBefore(0),
    },
    (content) => readCounts(content)?.[0] ?? null,
  )

export const askVersions = (project: string): Promise<Asked<readonly ListedChart[]>> =>
  ask(flowCalls.listCharts.path, { project_id: project }, readVersions)

async function ask<T>(
  path: string,
  query: Readonly<Record<string, string>>,
  read: (content: unknown) => T | null,
): Promise<Asked<T>> {
  try {
    const response = await fetch(`/${API_PREFIX}/${path}?${new URLSearchParams(query)}`)
    if (!response.ok) return { kind: response.status < 500 ? 'refused' : 'unreachable' }
    const content: unknown = await response.json()
    if (content === null) return { kind: 'refused' }
    const value = read(content)
    return value === null ? { kind: 'unreachable' } : { kind: 'answered', value }
  } catch {
    return { kind: 'unreachable' }
  }
}
