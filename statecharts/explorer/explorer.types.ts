import type { ChartDelta } from '#statecharts/engine/chart-union.ts'
import type { FoldedLayout } from '#statecharts/export/layout-file.ts'
import type { LayoutCode } from '#statecharts/export/svg/layout-code.ts'
import type { Changes, MachineChanges } from '#statecharts/releases.ts'

/** What the explorer shows, read from machines, golden paths and requirements when it is built. */
export interface ExplorerData {
  /** version of the app that was built with it */
  readonly app: string
  readonly machines: readonly MachineData[]
  /** between machines, and of one to itself, sorted by event */
  readonly messages: readonly MessageData[]
  /** by event, besides machines: paths of files, or sentences */
  readonly senders: Readonly<Record<string, readonly string[]>>
  /** since the last release; null: none is kept */
  readonly changes: ChangesData | null
  /** text by id */
  readonly requirements: Readonly<Record<string, string>>
}

export interface ChangesData extends Changes {
  readonly machines: readonly MachineChangesData[]
}

export interface MachineChangesData extends MachineChanges {
  /** of both versions; null: the machine behaves as before, is new or is removed */
  readonly picture: UnionPicture | null
}

/** Both versions of a chart in one layout, as what it has more than the chart of now. */
export interface UnionPicture extends ChartDelta {
  readonly layout: LayoutCode
}

export interface MessageData {
  /** machine id */
  readonly from: string
  readonly event: string
  /** machine id of the receiver */
  readonly to: string
}

export interface MachineData {
  readonly id: string
  readonly title: string
  readonly purpose: string
  /** of the behavior; see `chartVersion` */
  readonly version: string
  /** in document order, the machine itself first */
  readonly states: readonly StateData[]
  /** in document order; candidates of one event in the order in which they are tried */
  readonly transitions: readonly TransitionData[]
  readonly actions: readonly ActionData[]
  readonly services: readonly ServiceData[]
  readonly paths: readonly PathData[]
  readonly exemptions: readonly ExemptionData[]
  /** what `npm run charts:check` proves over all states, a sentence each */
  readonly proven: readonly string[]
  /** every way to fold it, laid out; the whole chart first */
  readonly layouts: readonly FoldedLayout[]
  /** which walks over the running shop it has */
  readonly walks: { readonly services: boolean; readonly browser: boolean }
}

export interface StateData {
  /** dotted, below the machine; '' is the machine itself */
  readonly path: string
  readonly key: string
  readonly type: string
  /** path of the state around it; null for the machine */
  readonly parent: string | null
  readonly children: readonly string[]
  readonly initial: string | null
  readonly description: string | null
  /** the address that the browser shows */
  readonly route: string | null
  readonly tags: readonly string[]
  readonly spec: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly timers: readonly { readonly name: string; readonly time: string }[]
  /** the golden path that reaches it in the fewest steps, and after how many; null: none does */
  readonly way: { readonly path: string; readonly steps: number } | null
}

export interface TransitionData {
  /** `source|descriptor|index` */
  readonly id: string
  /** path of the state */
  readonly source: string
  /** empty: stays */
  readonly targets: readonly string[]
  readonly kind: 'event' | 'done' | 'error' | 'after' | 'always' | 'doneState'
  /** `order.submit`, `submitOrder done`, `after longWait` */
  readonly cause: string
  readonly event: string | null
  /** event, actor, delay or state */
  readonly about: string
  /** by name: `and(isReady, not(isEmpty))`; null: unguarded */
  readonly guard: string | null
  /** place among the candidates, from 0 */
  readonly candidate: number
  /** `2. isDeclined(outcome: event.output)`; null: unguarded and alone */
  readonly condition: string | null
  readonly actions: readonly string[]
  readonly spec: readonly string[]
  readonly description: string | null
  /** golden paths that take it, with the number of the step */
  readonly uses: readonly { readonly path: string; readonly step: number }[]
}

export interface ActionData {
  readonly name: string
  /** `sends`, `announces`, `sets`, … */
  readonly does: string
  /** the event, or the fields of the context */
  readonly what: string
  readonly to: string
}

export interface ServiceData {
  readonly state: string
  readonly service: string
  readonly asks: readonly string[]
  readonly outcomes: readonly {
    readonly name: string
    readonly cause: string
    readonly leadsTo: string
  }[]
}

export interface PathData {
  readonly id: string
  readonly input: string
  readonly start: readonly string[]
  readonly spec: readonly string[]
  readonly steps: readonly StepData[]
}

export interface StepData {
  /** `order.submit`, `submitOrder answers declined`, `8000 ms pass` */
  readonly text: string
  readonly payload: string
  /** paths of the innermost active states afterwards */
  readonly leaves: readonly string[]
  /** ids of the transitions taken */
  readonly transitions: readonly string[]
  readonly effects: readonly string[]
}

export interface ExemptionData {
  readonly transition: string
  readonly walk: 'services' | 'browser' | 'both'
  readonly reason: string
}
