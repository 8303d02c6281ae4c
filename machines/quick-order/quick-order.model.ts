import { ApiError } from '#contract/platform/failure.ts'
import type { CheckedLine } from '#contract/quick-order/lines.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { quickOrderMachine } from './quick-order.machine.ts'
import type { FileProblem } from './quick-order.types.ts'
import { quickOrderWords } from './quick-order.words.ts'

const product = {
  products_id: 31,
  products_model: 'EW-500-031',
  products_name: 'Prairie Aurora',
  products_url: 'prairie-aurora',
  image_url: '/images/300/prairie-aurora.svg',
  products_packaging: '4/1',
  pieces_per_case: 4,
  upc: '850012345678',
  texas_restricted: false,
  pro_use: false,
}
const ready: CheckedLine = {
  code: 'EW-500-031',
  joined: [],
  quantity: 4,
  state: 'ready',
  message: null,
  product,
  price_before: 41_000,
  price: 42_804,
  available: 12,
  in_cart: 0,
  addable: 4,
}
const unknown: CheckedLine = {
  ...ready,
  code: 'EW-999',
  state: 'unknown',
  message: 'No product has this number.',
  product: null,
  price_before: null,
  price: null,
  available: 0,
  addable: 0,
}
const checked = { name: 'Order 1234', lines: [ready, unknown] }
const addedLine = { products_id: 31, quantity: 4, status: 'added', message: null } as const
const soldOutLine = {
  products_id: 31,
  quantity: 0,
  status: 'soldOut',
  message: 'Sold out meanwhile.',
} as const
const answer = (...lines: readonly (typeof addedLine | typeof soldOutLine)[]) =>
  done({ lines }, { status: 200, body: { success: true, errors: [], lines, meta: { new_cart_id: null } } })
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
const refusal = (status: number, ...errors: readonly string[]) =>
  fails(new ApiError({ kind: 'status', status, errors, message: null, retryAfter: null }), {
    status,
    body: { success: false, errors },
  })
const tooMany = refusal(429, 'Too many attempts. Please try again later.')
const skipped = { row: 7, code: 'EW-500-032', text: 'EW-500-032 1.5', problem: 'notWhole' } as const
const unreadable = (problem: FileProblem) => done({ kind: 'unreadable', problem }, 'none')
const fileProblems = {
  tooLarge: unreadable('tooLarge'),
  otherType: unreadable('otherType'),
  notATable: unreadable('notATable'),
  tooManyLines: unreadable('tooManyLines'),
  noLines: unreadable('noLines'),
  tookTooLong: unreadable('tookTooLong'),
  unreadable: unreadable('unreadable'),
} satisfies Record<FileProblem, unknown>
const file = { id: 1, name: 'stand.xlsx', size: 61_204 }

export const quickOrderModel = defineModel({
  machine: quickOrderMachine,
  title: 'Quick order',
  words: quickOrderWords,
  purpose: 'Many lines are shown with what the shop can supply, and added to the cart once.',
  inputs: { typed: { source: { kind: 'typed' } }, order: { source: { kind: 'order', id: 1234 } } },
  events: {
    'lines.check': [
      { type: 'lines.check', lines: [{ code: 'EW-500-031', quantity: 4 }], skipped: [skipped] },
    ],
    'lines.checkAgain': [{ type: 'lines.checkAgain' }],
    'lines.write': [{ type: 'lines.write' }],
    'file.chosen': [
      { type: 'file.chosen', file },
      { type: 'file.chosen', file: { id: 2, name: 'lines.csv', size: 912 } },
    ],
    'line.choose': [
      { type: 'line.choose', index: 0, isChosen: false },
      { type: 'line.choose', index: 0, isChosen: true },
    ],
    'line.setCases': [{ type: 'line.setCases', index: 0, cases: 2 }],
    'lines.add': [{ type: 'lines.add', request_id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001' }],
    'lines.addAgain': [{ type: 'lines.addAgain' }],
  },
  outcomes: {
    readFile: {
      read: done(
        {
          kind: 'read',
          lines: [{ code: 'EW-500-031', quantity: 4 }],
          skipped: [skipped],
          origin: { level: 'silver' },
          printed: [{ code: 'EW-500-031', price: 41_000, stock: 40 }],
        },
        'none',
      ),
      ...fileProblems,
      crashed: fails(new Error('the worker ended'), 'none'),
    },
    checkLines: { checked: done(checked, { status: 200, body: checked }), tooMany, lost },
    addLines: { added: answer(addedLine), soldOut: answer(soldOutLine), tooMany, lost },
  },
  ignores: ['reviewing|lines.add'],
  happyEnd: ({ value }) => isIn(value, 'added'),
  key: ({ source, file: chosen, fileProblem, written, reviewed, request, isRepeated, failure }) => [
    source.kind === 'typed',
    chosen?.id ?? null,
    fileProblem,
    written.length > 0,
    reviewed.map(({ isChosen, cases }) => [isChosen, cases]),
    request !== null,
    isRepeated,
    failure !== null,
  ],
  invariants: {
    'nothing is added that was not shown': ({ context: { request, reviewed } }) =>
      (request?.lines ?? []).every(({ products_id }) =>
        reviewed.some((line) => line.product?.products_id === products_id),
      ),
    'what is sent again is what was sent': ({ value, context }) =>
      !isIn(value, 'adding', 'unconfirmed') || context.request !== null,
    'only an answer tells that lines were added': ({ value, context }) =>
      !isIn(value, 'added', 'partlyAdded') || (context.results.length > 0 && context.request === null),
    'no line has more cases than the stock beyond the cart': ({ context }) =>
      context.reviewed.every(({ cases, available, in_cart }) => cases <= Math.max(0, available - in_cart)),
    'why a file is not taken is told': ({ value, context }) =>
      !isIn(value, 'unreadable') || context.fileProblem !== null,
    'why lines were not checked is told': ({ value, context }) =>
      !isIn(value, 'uncheckable', 'unconfirmed') || context.failure !== null,
  },
  leadsTo: {
    'an add is told as added, as added in part, as refused, or as not confirmed': {
      from: ({ value }) => isIn(value, 'adding'),
      to: ({ value }) => isIn(value, 'added', 'partlyAdded', 'reviewing', 'unconfirmed'),
    },
    'a file that is read is checked, or its problem is told': {
      from: ({ value }) => isIn(value, 'reading'),
      to: ({ value }) => isIn(value, 'checking', 'unreadable', 'writing'),
    },
  },
})
