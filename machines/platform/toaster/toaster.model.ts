import { defineModel } from '#machines/platform/model.ts'
import { toasterMachine } from './toaster.machine.ts'
import type { ToastMessage } from './toaster.types.ts'
import { toasterWords } from './toaster.words.ts'

const added: ToastMessage = {
  id: 'a',
  tone: 'success',
  position: 'bottom-right',
  duration: 2_000,
  text: 'Product added to cart',
  detail: '2 cases of Prairie Willow',
  shownAt: '2026-07-04T12:00:00.000Z',
  action: null,
}
const failed: ToastMessage = { ...added, id: 'b', tone: 'danger', text: 'Something went wrong' }

export const toasterModel = defineModel({
  machine: toasterMachine,
  title: 'Toaster',
  words: toasterWords,
  purpose: 'Keeps all toasts of the page and the latest 20 messages.',
  inputs: { shop: undefined },
  events: {
    'toast.show': [
      { type: 'toast.show', toast: added, at: 0 },
      { type: 'toast.show', toast: failed, at: 100 },
    ],
    'toast.hold': [{ type: 'toast.hold', id: 'a', at: 500 }],
    'toast.release': [{ type: 'toast.release', id: 'a', at: 900 }],
    'toast.dismiss': [{ type: 'toast.dismiss', id: 'a' }],
    'newestToast.dismiss': [{ type: 'newestToast.dismiss' }],
    'failures.dismiss': [{ type: 'failures.dismiss' }],
    'page.hidden': [{ type: 'page.hidden', at: 700 }],
    'page.shown': [{ type: 'page.shown', at: 1_100 }],
    'toast.leaving': [{ type: 'toast.leaving', id: 'a' }],
    'toast.gone': [
      { type: 'toast.gone', id: 'a' },
      { type: 'toast.gone', id: 'b' },
    ],
    'customer.left': [{ type: 'customer.left' }],
  },
  outcomes: { toast: {} },
  key: ({ toasts }) => toasts.map(({ id, isLeaving }) => [id, isLeaving]),
  ignores: ['attended|toast.show', 'unattended|toast.show'],
  invariants: {
    'no toast is shown twice': ({ context }) =>
      new Set(context.toasts.map(({ id }) => id)).size === context.toasts.length,
    'at most 20 messages are remembered': ({ context }) => context.recent.length <= 20,
  },
})
