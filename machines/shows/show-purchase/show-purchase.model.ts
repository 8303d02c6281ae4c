import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { showPurchaseMachine } from './show-purchase.machine.ts'
import { showPurchaseWords } from './show-purchase.words.ts'

const showId = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001'
const request_id = '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002'
const lines = [{ products_id: 31, quantity: 4 }]
const added = { products_id: 31, quantity: 4, status: 'added', message: null } as const
const soldOut = { products_id: 31, quantity: 0, status: 'soldOut', message: 'Sold out meanwhile.' } as const
const answer = (line: typeof added | typeof soldOut) =>
  done(
    { lines: [line] },
    { status: 200, body: { success: true, errors: [], lines: [line], meta: { new_cart_id: null } } },
  )
const errors = ['Too many attempts. Please try again later.']

export const showPurchaseModel = defineModel({
  machine: showPurchaseMachine,
  title: 'Purchase of a show',
  words: showPurchaseWords,
  purpose: 'The whole cases of a show are added to the cart once.',
  inputs: {
    customer: { showId, customer_id: 7, lines },
    visitor: { showId, customer_id: null, lines },
  },
  events: {
    'purchase.alter': [
      { type: 'purchase.alter', lines: [{ products_id: 31, quantity: 2 }] },
      { type: 'purchase.alter', lines: [] },
    ],
    'purchase.review': [{ type: 'purchase.review' }],
    'purchase.confirm': [{ type: 'purchase.confirm', request_id }],
    'purchase.retry': [{ type: 'purchase.retry' }],
    'purchase.cancel': [{ type: 'purchase.cancel' }],
  },
  outcomes: {
    readPurchase: {
      none: done(null, 'none'),
      unanswered: done({ request_id, lines }, 'none'),
      unreadable: fails(new Error('storage is denied'), 'none'),
    },
    addShowLines: {
      added: answer(added),
      soldOut: answer(soldOut),
      tooMany: fails(new ApiError({ kind: 'status', status: 429, errors, message: null, retryAfter: null }), {
        status: 429,
        body: { success: false, errors },
      }),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  ignores: ['deciding|purchase.review'],
  overlaps: ['deciding|purchase.review'],
  happyEnd: ({ value }) => isIn(value, 'added'),
  key: ({ customer_id, lines: shown, request, isRepeated, failure }) => [
    customer_id,
    shown.map(({ quantity }) => quantity),
    request?.lines.length ?? null,
    isRepeated,
    failure !== null,
  ],
  invariants: {
    'what is under way, or may be, is kept with its id': ({ value, context }) =>
      !isIn(value, 'adding', 'unconfirmed') || context.request !== null,
    'nothing that is under way is forgotten': ({ value, context }) =>
      !isIn(value, 'deciding', 'reviewing', 'added', 'partlyAdded', 'needsLogin') || context.request === null,
    'only an answer tells that cases were added': ({ value, context }) =>
      !isIn(value, 'added', 'partlyAdded') || context.results.length > 0,
    'a visitor adds nothing': ({ value, context: { customer_id } }) =>
      customer_id !== null || !isIn(value, 'reviewing', 'adding', 'unconfirmed', 'added', 'partlyAdded'),
    'nothing is reviewed without cases': ({ value, context }) =>
      !isIn(value, 'reviewing') || context.lines.length > 0,
  },
  leadsTo: {
    'a purchase is told as added, as added in part, as refused, or as not confirmed': {
      from: ({ value }) => isIn(value, 'adding'),
      to: ({ value }) => isIn(value, 'added', 'partlyAdded', 'reviewing', 'unconfirmed'),
    },
    'the device is asked only for a moment': {
      from: ({ value }) => isIn(value, 'checking'),
      to: ({ value }) => isIn(value, 'deciding', 'unconfirmed'),
    },
  },
})
