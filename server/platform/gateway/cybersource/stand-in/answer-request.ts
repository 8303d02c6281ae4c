import * as v from 'valibot'
import { planOf, refundPlanOf } from '#server/platform/gateway/sandbox-cards.ts'
import type { StandInBook, Transaction } from './stand-in-book.ts'

export interface StandInAnswer {
  readonly body: object
  /** the cards that lose their answer, or answer late */
  readonly fault: 'none' | 'lost' | 'late'
}

const References = v.object({ code: v.string(), transactionId: v.optional(v.string()) })
const Money = v.object({
  totalAmount: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  currency: v.literal('USD'),
})
const Text = v.pipe(v.string(), v.nonEmpty())
const BillTo = v.object({
  firstName: Text,
  lastName: Text,
  address1: Text,
  locality: Text,
  administrativeArea: v.pipe(v.string(), v.length(2)),
  postalCode: Text,
  country: v.literal('US'),
  email: v.pipe(v.string(), v.email()),
})
const Payment = v.object({
  clientReferenceInformation: References,
  processingInformation: v.object({ capture: v.boolean() }),
  paymentInformation: v.object({ card: v.object({ number: v.string(), securityCode: v.string() }) }),
  orderInformation: v.object({ amountDetails: Money, billTo: BillTo }),
})
const Refund = v.object({
  clientReferenceInformation: References,
  orderInformation: v.object({ amountDetails: Money }),
})
const Referring = v.object({ clientReferenceInformation: References })
const Search = v.object({ query: v.pipe(v.string(), v.regex(/^clientReferenceInformation\.code:\S+$/)) })

/** Does what a request asks for and books it; throws when it is no request of CyberSource. */
export function answerRequest(
  book: StandInBook,
  path: string,
  request: unknown,
  searchable: number,
): StandInAnswer {
  const [, id, action] = /^\/pts\/v2\/payments\/(\d{22})\/(voids|reversals|refunds)$/.exec(path) ?? []
  if (path === '/pts/v2/payments') return pay(book, v.parse(Payment, request))
  if (path === '/tss/v2/searches') return plain(search(book, v.parse(Search, request).query, searchable))
  if (action === 'refunds') return refund(book, book.payment(id ?? ''), v.parse(Refund, request))
  const { clientReferenceInformation: references } = v.parse(Referring, request)
  const target = id === undefined ? book.byTransactionId(references.transactionId ?? '') : book.payment(id)
  if (action === 'voids') return voidIt(book, target, references)
  // a time-out void or reversal carries the id of what it takes back
  if (path === '/pts/v2/voids') return voidIt(book, target, { code: references.code })
  if (path === '/pts/v2/reversals' || action === 'reversals') return plain(reverse(book, target, references))
  throw new Error('no such path')
}

/** A test card of which only a part of the amount is authorized, which is no sale. */
export const PARTLY_AUTHORIZED = '4000000000002230'

/** The flag of a payment that ended in an error, of which nobody is told whether the bank has it. */
const SYSTEM_ERROR = 'ESYSTEM'

const plain = (body: object): StandInAnswer => ({ body, fault: 'none' })
const refusal = (reason: string) => ({ status: 'INVALID_REQUEST', reason })
const centsOf = (amount: string) => Math.round(Number(amount) * 100)

function pay(book: StandInBook, payment: v.InferOutput<typeof Payment>): StandInAnswer {
  const { code, transactionId = null } = payment.clientReferenceInformation
  const { number } = payment.paymentInformation.card
  const isSale = payment.processingInformation.capture
  if (book.isUsed(transactionId)) return plain(refusal('DUPLICATE_REQUEST'))
  const plan = planOf(number)
  const flag = declineOf(plan, isSale)
  const isHeld = isSale && number === PARTLY_AUTHORIZED
  const entry = book.enter({
    code,
    transactionId,
    kind: isSale && !isHeld ? 'sale' : 'authorization',
    paymentId: null,
    cents: centsOf(payment.orderInformation.amountDetails.totalAmount),
    flag: flag ?? 'SOK',
    card: number,
  })
  if (flag === SYSTEM_ERROR) return plain({ status: 'SERVER_ERROR', id: entry.id })
  const body =
    flag === null
      ? { status: isHeld ? 'PARTIAL_AUTHORIZED' : 'AUTHORIZED', id: entry.id }
      : { status: 'DECLINED', id: entry.id, errorInformation: { reason: flag } }
  if (!isSale) return plain(body)
  return { body, fault: faultOf(plan?.kind) }
}

function declineOf(plan: ReturnType<typeof planOf>, isSale: boolean): string | null {
  if (!plan) return 'NOT_A_TEST_CARD'
  if (plan.kind === 'processingError' && isSale) return SYSTEM_ERROR
  if (plan.kind !== 'decline' || (!isSale && plan.passesVerification)) return null
  return plan.code === 'insufficient_funds' ? 'INSUFFICIENT_FUND' : plan.code.toUpperCase()
}

function faultOf(plan: string | undefined): StandInAnswer['fault'] {
  if (plan === 'lostAnswer') return 'lost'
  return plan === 'slow' ? 'late' : 'none'
}

interface References {
  readonly code: string
  readonly transactionId?: string | undefined
}

function voidIt(book: StandInBook, target: Transaction | null, references: References): StandInAnswer {
  const { code, transactionId = null } = references
  if (book.isUsed(transactionId)) return plain(refusal('DUPLICATE_REQUEST'))
  if (!target) return plain(refusal('NOT_FOUND'))
  const isOver = book.isVoided(target) || (target.kind === 'sale' && book.isSettled(target))
  const [kind, paymentId, cents, card] = ['void', target.id, target.cents, null] as const
  const { id } = book.enter({
    code,
    transactionId,
    kind,
    paymentId,
    cents,
    card,
    flag: isOver ? 'NOT_VOIDABLE' : 'SOK',
  })
  if (isOver) return plain(refusal('NOT_VOIDABLE'))
  const isLost = transactionId !== null && refundPlanOf(target.lastFour) === 'lostAnswer'
  return { body: { status: 'VOIDED', id }, fault: isLost ? 'lost' : 'none' }
}

function reverse(book: StandInBook, target: Transaction | null, { code }: References): object {
  if (!target || book.isReversed(target) || (target.kind === 'sale' && !book.isVoided(target)))
    return refusal('NOT_REVERSIBLE')
  const { id, cents } = target
  const entry = book.enter({
    code,
    transactionId: null,
    kind: 'reversal',
    paymentId: id,
    cents,
    flag: 'SOK',
    card: null,
  })
  return { status: 'REVERSED', id: entry.id }
}

function refund(
  book: StandInBook,
  sale: Transaction | null,
  { clientReferenceInformation, orderInformation }: v.InferOutput<typeof Refund>,
): StandInAnswer {
  const { code, transactionId = null } = clientReferenceInformation
  if (book.isUsed(transactionId)) return plain(refusal('DUPLICATE_REQUEST'))
  if (sale?.kind !== 'sale' || book.isVoided(sale)) return plain(refusal('NOT_FOUND'))
  const cents = centsOf(orderInformation.amountDetails.totalAmount)
  const flag = refundFlag(book, sale, cents)
  const { id } = book.enter({
    code,
    transactionId,
    kind: 'refund',
    paymentId: sale.id,
    cents,
    flag,
    card: null,
  })
  if (flag === 'REFUND_DECLINED') return plain({ status: 'DECLINED', id, errorInformation: { reason: flag } })
  if (flag !== 'SOK') return plain(refusal(flag))
  return { body: { status: 'PENDING', id }, fault: faultOf(refundPlanOf(sale.lastFour)) }
}

function refundFlag(book: StandInBook, sale: Transaction, cents: number): string {
  if (!book.isSettled(sale)) return 'NOT_SETTLED'
  if (cents === 0 || sale.cents - book.refunded(sale) < cents) return 'EXCEEDS_CHARGE'
  return refundPlanOf(sale.lastFour) === 'decline' ? 'REFUND_DECLINED' : 'SOK'
}

const APPLICATIONS = {
  sale: ['ics_auth', 'ics_bill'],
  authorization: ['ics_auth'],
  void: ['ics_void'],
  reversal: ['ics_auth_reversal'],
  refund: ['ics_credit'],
} as const

/** By flag; others were refused. */
const CODES: Readonly<Record<string, string>> = { SOK: '1', [SYSTEM_ERROR]: '-1' }

/** @param searchable milliseconds of the clock until which entries are found */
function search(book: StandInBook, query: string, searchable: number): object {
  const key = query.slice(query.indexOf(':') + 1)
  const found = book.entries.filter(({ code, at }) => code === key && at <= searchable)
  const transactionSummaries = found.map(({ id, code, kind, flag }) => ({
    id,
    clientReferenceInformation: { code },
    applicationInformation: {
      applications: APPLICATIONS[kind].map((name) => ({
        name,
        rCode: CODES[flag] ?? '0',
        rFlag: flag,
      })),
    },
  }))
  return { totalCount: found.length, _embedded: { transactionSummaries } }
}
