import type { EventObject } from 'xstate'
import type { ExecutedAction } from '#statecharts/engine/xstate-adapter.ts'

export interface Timer {
  readonly id: string
  readonly event: EventObject
  /** Milliseconds until it fires. */
  readonly left: number
}

/** The timers pending after these actions: a delayed `raise` starts one, `cancel` stops one. In start order. */
export function timersAfter(timers: readonly Timer[], actions: readonly ExecutedAction[]): readonly Timer[] {
  const pending = [...timers]
  for (const { type, params } of actions) {
    if (type === 'xstate.raise' && isDelayed(params))
      pending.push({ id: params.id ?? params.event.type, event: params.event, left: params.delay })
    if (type === 'xstate.cancel' && isCancel(params)) {
      // a second timer of one id does not stop the first, and cancel reaches only the later one
      const latest = pending.findLastIndex((timer) => timer.id === params.sendId)
      if (latest >= 0) pending.splice(latest, 1)
    }
  }
  return pending
}

/** Milliseconds until the first timer fires; undefined when none is pending. */
export const nextDue = (timers: readonly Timer[]): number | undefined =>
  timers.length === 0 ? undefined : Math.min(...timers.map((timer) => timer.left))

export const elapsed = (timers: readonly Timer[], ms: number): readonly Timer[] =>
  timers.map((timer) => ({ ...timer, left: timer.left - ms }))

interface Delayed {
  readonly event: EventObject
  readonly id: string | undefined
  readonly delay: number
}

const isDelayed = (params: unknown): params is Delayed =>
  typeof params === 'object' && params !== null && 'delay' in params && typeof params.delay === 'number'

const isCancel = (params: unknown): params is { readonly sendId: string } =>
  typeof params === 'object' && params !== null && 'sendId' in params
