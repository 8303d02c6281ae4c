import type { PromiseActorLogic } from 'xstate'

export type FlowCountingEvent =
  /** from the page: the tab is hidden or left, and may never be seen again */
  { readonly type: 'page.hidden' }

export interface FlowCountingMeta {
  readonly spec: readonly string[]
}

/** `off`: nothing is counted here, or no longer. `delayed`: the counts are kept for later. */
export type FlowReply = { readonly kind: 'sent' | 'delayed' | 'off' }

/** Sends what was counted since the last time; rejects when no answer comes. */
export type SendFlowLogic = PromiseActorLogic<FlowReply, undefined>
