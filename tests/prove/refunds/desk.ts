import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'valibot'
import { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { type StaffOrder, staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { OrderPress } from './order-press.ts'

/** What all members of staff have pressed and were answered. */
export interface DeskTally {
  /** requests that were sent, presses and repeats together, also while the shop was down */
  posts: number
  /** presses that did something */
  decided: number
  /** of them those that cancelled an order as a whole */
  cancelled: number
  invalid: number
  changed: number
  /** presses that were answered with an error of the server */
  failed: number
  /** presses that did something and were answered otherwise when they were repeated */
  answered_differently: number
}

interface Pressed {
  readonly press: OrderPress
  readonly answer: DecisionAnswer
}

/** A member of staff on a bad network, who presses again under the same request id until an answer comes. */
export class Desk {
  readonly #direct: Shopper
  readonly #viaProxy: Shopper
  readonly #random: () => number
  readonly #tally: DeskTally
  readonly #say: (line: string) => void
  readonly #pressed: Pressed[] = []

  private constructor(direct: Shopper, viaProxy: Shopper, { random, tally, say }: DeskParts) {
    this.#direct = direct
    this.#viaProxy = viaProxy
    this.#random = random
    this.#tally = tally
    this.#say = say
  }

  static async open(parts: DeskParts): Promise<Desk> {
    const { environment, proxyUrl } = parts
    const editor = await makeEditor(environment.db, ['orders', 'refunds'])
    const direct = await logInEditor(environment.url, editor)
    const viaProxy = new Shopper(proxyUrl)
    for (const [name, value] of direct.cookies) viaProxy.cookies.set(name, value)
    return new Desk(direct, viaProxy, parts)
  }

  async read(orderId: number): Promise<StaffOrder> {
    const order = await untilUp(() =>
      this.#direct.call(staffOrderCalls.readStaffOrder, { params: { id: String(orderId) } }),
    )
    if (!order) throw new Error(`order ${orderId} is not shown`)
    return order
  }

  /** Presses once or several times at once; now and then one of the presses before comes again after it. */
  async press(press: OrderPress): Promise<DecisionAnswer> {
    const copies = this.#random() < 0.3 ? 2 + Math.floor(this.#random() * 2) : 1
    const answer = await this.#answerTo(press, copies)
    this.#count(press, answer)
    this.#pressed.push({ press, answer })
    if (this.#random() < 0.2) await this.#repeatEarlier()
    return answer
  }

  #count({ call }: OrderPress, { kind }: DecisionAnswer): void {
    if (kind === 'invalid' || kind === 'changed') {
      this.#tally[kind]++
      return
    }
    this.#tally.decided++
    if (call === staffOrderCalls.cancelOrder) this.#tally.cancelled++
  }

  async #repeatEarlier(): Promise<void> {
    const earlier = this.#pressed[Math.floor(this.#random() * this.#pressed.length)]
    if (!earlier || !isDone(earlier.answer)) return
    const again = await this.#answerTo(earlier.press, 1)
    if (isDone(again) && whatOf(again) === whatOf(earlier.answer)) return
    this.#say(`answered "${earlier.answer.text}", then "${again.text}"`)
    this.#tally.answered_differently++
  }

  async #answerTo(press: OrderPress, copies: number): Promise<DecisionAnswer> {
    for (let left = MAX_TRIES; left > 0; left--) {
      const answers = await Promise.all(Array.from({ length: copies }, () => this.#post(press)))
      // the one that was first does it, and another copy may have come after a colleague
      const heard = answers.find((answer) => answer && isDone(answer)) ?? answers.find((answer) => answer)
      if (heard) return heard
      await pause(25)
    }
    throw new Error('the shop does not answer')
  }

  async #post({ call, body }: OrderPress): Promise<DecisionAnswer | null> {
    this.#tally.posts++
    const reply = await this.#viaProxy.send(call, { body }).catch(() => null)
    // a busy shop asks for the same press again
    if (reply === null || reply.status === 503) return null
    if (reply.status < 300) return parse(DecisionAnswer, reply.body)
    this.#tally.failed++
    const text = `${call.path}: ${reply.status} ${JSON.stringify(reply.body)}`
    this.#say(text)
    return { kind: 'invalid', text }
  }
}

export interface DeskParts {
  readonly environment: TestEnvironment
  /** the shop behind a fault proxy */
  readonly proxyUrl: string
  readonly random: () => number
  readonly tally: DeskTally
  readonly say: (line: string) => void
}

const isDone = ({ kind }: DecisionAnswer): boolean => kind === 'decided' || kind === 'waiting'
/** Without what has become of the refund, which changes. */
const whatOf = ({ text }: DecisionAnswer): string => text.split(' (The ')[0] ?? ''

async function untilUp<T>(call: () => Promise<T>): Promise<T> {
  for (let left = MAX_TRIES; ; left--) {
    try {
      return await call()
    } catch (fault) {
      if (left === 0) throw fault
      await pause(25)
    }
  }
}

/** a minute: the shop is up again long before */
const MAX_TRIES = 2_400
