import {
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  assign,
  enqueueActions,
  sendTo,
  setup,
} from 'xstate'
import { toastMachine } from '#machines/platform/toast/toast.machine.ts'
import type { ToastEvent } from '#machines/platform/toast/toast.types.ts'
import type {
  RecentMessage,
  ToasterContext,
  ToasterEvent,
  ToasterMeta,
  ToastMessage,
} from './toaster.types.ts'

const RECENT_LIMIT = 20

interface Moment {
  readonly at: number
}
interface Shown extends Moment {
  readonly toast: ToastMessage
}
interface Named {
  readonly id: string
}

export const noToasts: ToasterContext = { toasts: [], recent: [] }

const recentOf = ({ id, tone, text, detail, shownAt }: ToastMessage): RecentMessage => ({
  id,
  tone,
  text,
  detail,
  shownAt,
})

const isFailure = ({ tone }: ToastMessage) => tone === 'danger'

export const toasterSetup = setup({
  types: {
    context: {} as ToasterContext,
    events: {} as ToasterEvent,
    meta: {} as ToasterMeta,
  },
  actors: { toast: toastMachine },
  guards: {
    isNew: ({ context }, { toast }: Shown) => context.toasts.every(({ id }) => id !== toast.id),
  },
  actions: {
    startToast: enqueueActions(({ enqueue }, { toast: { id, duration }, at }: Shown) => {
      enqueue.spawnChild('toast', { id, systemId: toastSystemId(id), input: { id, duration, at } })
    }),
    recordToast: assign(({ context }, { toast }: Shown) => ({
      toasts: [...context.toasts, { ...toast, isLeaving: false }],
      recent: [recentOf(toast), ...context.recent].slice(0, RECENT_LIMIT),
    })),
    markLeaving: assign({
      toasts: ({ context }, params: Named) =>
        context.toasts.map((toast) => (toast.id === params.id ? { ...toast, isLeaving: true } : toast)),
    }),
    removeToast: assign({
      toasts: ({ context }, params: Named) => context.toasts.filter(({ id }) => id !== params.id),
    }),
    stopToast: enqueueActions(({ enqueue }, { id }: Named) => enqueue.stopChild(id)),
    stopToasts: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.stopChild(id)
    }),
    resetToasts: assign(noToasts),
    hold: sendTo(
      (scope, { id }: Named & Moment) => toToast(scope, id),
      (_, { at }): ToastEvent => ({ type: 'pointer.entered', at }),
    ),
    release: sendTo(
      (scope, { id }: Named & Moment) => toToast(scope, id),
      (_, { at }): ToastEvent => ({ type: 'pointer.left', at }),
    ),
    close: sendTo((scope, { id }: Named) => toToast(scope, id), { type: 'toast.close' } satisfies ToastEvent),
    closeNewest: sendTo(
      (scope) => toToast(scope, scope.context.toasts.findLast(({ isLeaving }) => !isLeaving)?.id),
      { type: 'toast.close' } satisfies ToastEvent,
    ),
    stopFailures: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts.filter(isFailure)) enqueue.stopChild(id)
    }),
    removeFailures: assign({
      toasts: ({ context }) => context.toasts.filter((toast) => !isFailure(toast)),
    }),
    hideNew: sendTo(
      (scope, { toast }: Shown) => toToast(scope, toast.id),
      (_, { at }): ToastEvent => ({ type: 'tab.hidden', at }),
    ),
    hideAll: enqueueActions(({ context, enqueue, system, self }, { at }: Moment) => {
      for (const { id } of context.toasts)
        enqueue.sendTo(toToast({ system, self }, id), { type: 'tab.hidden', at })
    }),
    showAll: enqueueActions(({ context, enqueue, system, self }, { at }: Moment) => {
      for (const { id } of context.toasts)
        enqueue.sendTo(toToast({ system, self }, id), { type: 'tab.shown', at })
    }),
  },
})

interface Scope {
  readonly system: ActorSystem<ActorSystemInfo>
  readonly self: AnyActorRef
}

/** The `systemId` of the actor of a toast. */
const toastSystemId = (id: string): string => `toast ${id}`

/** A target for `sendTo`. When the toast has ended, the target is the sender, which ignores the events of toasts. */
function toToast({ system, self }: Scope, id: string | undefined): AnyActorRef {
  const toast = id === undefined ? undefined : system.get(toastSystemId(id))
  return toast ?? self
}
