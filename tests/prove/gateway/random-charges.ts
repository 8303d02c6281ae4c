import { randomUUID } from 'node:crypto'
import type { CardOutcome, RefundOutcome } from '#server/platform/gateway/card-gateway.ts'
import type { Figures } from '#tests/prove/proof.ts'
import type { GatewayFixture } from '#tests/server/platform/gateway/gateway-fixtures.ts'
import { BILL_TO } from '#tests/support/bill-to.ts'
import { CARDS } from '#tests/support/checkout.ts'

interface Charge {
  readonly key: string
  readonly cents: number
  readonly number: string
  answer: CardOutcome | null
  isReversed: boolean
  /** it was asked for, and it is not known whether it is done */
  isReversing: boolean
  readonly refunds: Refund[]
}

interface Refund {
  readonly key: string
  readonly cents: number
  answer: RefundOutcome | null
}

const REFUNDS_DECLINED = '4000000000005126'
const NUMBERS = [
  CARDS.visa,
  CARDS.visa,
  CARDS.mastercard,
  CARDS.lostAnswer,
  CARDS.processingError,
  CARDS.noFunds,
  REFUNDS_DECLINED,
]
const STEPS = 6
const MOST_ROUNDS = 20

/** Charges, repeats, reverses, looks up and refunds at random, and compares what it was told with the provider's book. */
export class RandomCharges {
  private readonly charges: Charge[] = []
  private readonly told = { unknown: 0, not_settled: 0, changed_answers: 0 }
  private readonly fixture: GatewayFixture
  private readonly random: () => number
  private readonly pass: (minutes: number) => void
  private readonly say: (line: string) => void

  constructor(
    fixture: GatewayFixture,
    random: () => number,
    pass: (minutes: number) => void,
    say: (line: string) => void,
  ) {
    this.fixture = fixture
    this.random = random
    this.pass = pass
    this.say = say
  }

  async make(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const charge: Charge = {
        key: randomUUID(),
        cents: 1 + this.below(100_000),
        number: NUMBERS[this.below(NUMBERS.length)] ?? CARDS.visa,
        answer: null,
        isReversed: false,
        isReversing: false,
        refunds: [],
      }
      this.charges.push(charge)
      // a few are voided before anything is asked for
      if (this.random() < 0.05) await this.reverse(charge)
      await this.authorize(charge)
      for (let step = 0; step < STEPS; step++) {
        if (this.random() < 0.3) this.pass(this.random() < 0.3 ? 70 : 2)
        await this.step(charge)
      }
    }
  }

  /** Until nothing is unknown; time goes on meanwhile. */
  async settleAll(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      this.pass(70)
      for (const charge of this.charges) {
        const found = await this.fixture.gateway.lookup(charge.key)
        if (found !== null) this.note(charge, found)
        if (found === null || charge.isReversing) await this.reverse(charge)
        for (const refund of charge.refunds) await this.refund(charge, refund)
      }
      if (this.unknownLeft === 0) return
    }
  }

  async audit(): Promise<Figures> {
    const figures = {
      charges: this.charges.length,
      made: 0,
      refunds: 0,
      reversed: 0,
      double_charges: 0,
      wrong_charges: 0,
      wrong_refunds: 0,
      over_refunded: 0,
    }
    for (const charge of this.charges) {
      const { charged, refunded } = await this.fixture.sumsOf(charge.key)
      const back = charge.refunds.filter(({ answer }) => answer?.kind === 'approved')
      const isMade = charge.answer?.kind === 'approved' && !charge.isReversed
      const sum = back.reduce((all, { cents }) => all + cents, 0)
      figures.made += isMade ? 1 : 0
      figures.refunds += back.length
      figures.reversed += charge.isReversed ? 1 : 0
      figures.double_charges += charged > charge.cents ? 1 : 0
      figures.over_refunded += refunded > charged ? 1 : 0
      const isRight = isMade ? charged === charge.cents : charged === refunded
      figures.wrong_charges += isRight ? 0 : 1
      figures.wrong_refunds += isMade && refunded !== sum ? 1 : 0
      if (!isRight || (isMade && refunded !== sum))
        this.say(`${charge.key}: ${JSON.stringify({ ...charge, number: '' })} ${charged} ${refunded}`)
    }
    return { ...figures, ...this.told, unknown_left: this.unknownLeft }
  }

  private get unknownLeft(): number {
    const isOpen = (answer: CardOutcome | RefundOutcome | null) =>
      answer === null || answer.kind === 'unknown' || answer.kind === 'notSettled'
    return this.charges.filter(
      ({ answer, isReversed, isReversing, refunds }) =>
        isReversing || (!isReversed && isOpen(answer)) || refunds.some((refund) => isOpen(refund.answer)),
    ).length
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  private async step(charge: Charge): Promise<void> {
    const draw = this.random()
    if (draw < 0.15) return this.authorize(charge)
    if (draw < 0.3) {
      const found = await this.fixture.gateway.lookup(charge.key)
      if (found) this.note(charge, found)
      return undefined
    }
    if (draw < 0.35 && charge.refunds.length === 0) return this.reverse(charge)
    // the shop has no order of a charge that it reverses
    if (charge.isReversing || charge.isReversed) return undefined
    const known = charge.refunds[this.below(charge.refunds.length)]
    if (known && draw < 0.6) return this.refund(charge, known)
    const cents = this.random() < 0.25 ? charge.cents : 1 + this.below(charge.cents)
    const refund: Refund = { key: randomUUID(), cents, answer: null }
    charge.refunds.push(refund)
    return this.refund(charge, refund)
  }

  private async authorize(charge: Charge): Promise<void> {
    const card = { number: charge.number, month: '12', year: '2031', cvv: '123' }
    this.note(charge, await this.fixture.gateway.authorize(charge.key, charge.cents, card, BILL_TO))
  }

  private note(charge: Charge, answer: CardOutcome): void {
    if (answer.kind === 'unknown') this.told.unknown++
    else if (answer.kind === 'declined' && answer.code === 'reversed') charge.isReversed = true
    else if (charge.answer !== null && charge.answer.kind !== 'unknown' && charge.answer.kind !== answer.kind)
      this.told.changed_answers++
    charge.answer = answer
  }

  /** One of which it is not known whether it is done is repeated by `settleAll`, as by the shop. */
  private async reverse(charge: Charge): Promise<void> {
    const isReversed = await this.fixture.gateway.reverse(charge.key).then(
      () => true,
      () => false,
    )
    const found = isReversed ? null : await this.fixture.gateway.lookup(charge.key)
    if (found) this.note(charge, found)
    // what was made meanwhile is kept
    charge.isReversing = !isReversed && found?.kind !== 'approved'
    // a declined charge stays declined
    if (isReversed && charge.answer?.kind !== 'declined') charge.isReversed = true
  }

  private async refund(charge: Charge, refund: Refund): Promise<void> {
    const answer = await this.fixture.gateway.refund(refund.key, charge.key, refund.cents)
    if (answer.kind === 'unknown') this.told.unknown++
    if (answer.kind === 'notSettled') this.told.not_settled++
    if (refund.answer?.kind === 'approved' && answer.kind !== 'approved') this.told.changed_answers++
    refund.answer = answer
  }
}
