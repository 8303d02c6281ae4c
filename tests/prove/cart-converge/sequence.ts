import { setTimeout as pause } from 'node:timers/promises'
import { safeParse } from 'valibot'
import { cartCalls, LineUpdate } from '#contract/cart/carts.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import { isRushed, linesOf, quantityOf } from '#machines/cart/cart.selectors.ts'
import type { ChangeInput, ChangeReply } from '#machines/cart/cart.types.ts'
import type { Fault, ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { type Device, isAtRest, openDevice } from './device.ts'
import { Lock } from './lock.ts'
import { actElsewhere } from './other-device.ts'
import type { Action, Plan } from './plan.ts'
import { CartTruth } from './truth.ts'

const CHANGES = [cartCalls.updateCartProduct, cartCalls.deleteCartProduct, cartCalls.updateCart].map(
  ({ path }) => `/${API_PREFIX}/${path}`,
)

/** One sequence of actions and faults on one cart. */
export interface Scene {
  readonly machine: typeof cartMachine
  /** not behind the proxy: another device of the same customer */
  readonly other: Shopper
  readonly proxyUrl: string
  readonly products: readonly number[]
  readonly stock: ReadonlyMap<number, number>
  /** sends a change; the broken variant sends it again when its answer is lost */
  readonly send: (send: () => Promise<ChangeReply>) => Promise<ChangeReply>
}

export class Sequence {
  faults = 0
  private device: Device | null = null
  private truth: CartTruth | null = null
  private sending: (ChangeInput & { isHeard: boolean }) | null = null
  private requests = 0
  private isOver = false
  private release: (() => void) | null = null
  private removed: { readonly products_id: number; readonly quantity: number } | null = null
  private readonly lock = new Lock()
  private readonly wanted = new Map<number, number>()
  private readonly scene: Scene
  private readonly plan: Plan

  constructor(scene: Scene, plan: Plan) {
    this.scene = scene
    this.plan = plan
  }

  /** The fault of the next request of the machine; a change waits for the lock of its cart. */
  async faultOf({ path }: ProxiedRequest): Promise<Fault> {
    const fault = (this.isOver ? null : this.plan.faults[this.requests++]) ?? { kind: 'none' }
    if (fault.kind !== 'none' && fault.kind !== 'answer late') this.faults++
    const reachesShop = fault.kind !== 'request lost' && fault.kind !== 'answered'
    if (reachesShop && CHANGES.includes(path)) this.release = await this.lock.turn()
    return fault
  }

  heard({ path }: ProxiedRequest, answer: string | null): void {
    if (!CHANGES.includes(path)) return
    const { sending } = this
    if (sending && answer !== null && !sending.isHeard) {
      // a change counts once, however often it was sent
      sending.isHeard = true
      this.truth?.apply(sending.change, sending.cart_id, toldBy(answer))
    }
    this.release?.()
    this.release = null
  }

  /** The differences at the end; empty when view, shop and model agree. */
  async run(): Promise<readonly string[]> {
    const { other, machine, proxyUrl, stock } = this.scene
    const cart = await other.call(cartCalls.selectCart, {})
    this.truth = new CartTruth(cart, stock)
    for (const { products_id, quantity } of cart.items) this.wanted.set(products_id, quantity)
    const device = openDevice(machine, other, proxyUrl, (input, send) => {
      this.sending = { ...input, isHeard: false }
      return this.scene.send(send)
    })
    this.device = device
    device.cart.on('notice.productsRemoved', (notice) => {
      this.removed = notice
    })
    device.cart.send({ type: 'customer.known' })
    for (const action of this.plan.actions) {
      await this.act(action, device, this.truth)
      if (action.pause > 0) await pause(action.pause)
    }
    return this.end(device, this.truth)
  }

  stop(): void {
    this.device?.stop()
  }

  private async act(action: Action, device: Device, truth: CartTruth): Promise<void> {
    if (action.kind.startsWith('other')) await this.actElsewhere(action, truth)
    else if (action.kind === 'add') this.add(device, this.product(action), action.quantity)
    else if (action.kind === 'undo' && this.removed)
      this.add(device, this.removed.products_id, this.removed.quantity)
    else if (action.kind === 'reload') device.cart.send({ type: 'cart.reload' })
    else if (action.kind === 'sort')
      device.cart.send({ type: 'cart.sort', sort: action.quantity > 4 ? 2 : 3 })
    else if (action.kind.endsWith('rush'))
      device.cart.send({ type: 'rush.set', rush_shipping: action.kind === 'rush' })
    else this.changeLine(action, device)
  }

  private add(device: Device, products_id: number, quantity: number): void {
    device.cart.send({ type: 'line.add', products_id, quantity })
    const wanted = (this.wanted.get(products_id) ?? 0) + quantity
    this.wanted.set(products_id, this.truth?.most(products_id, wanted) ?? wanted)
  }

  /** A shopper can only change a line that is shown. */
  private changeLine({ kind, quantity, ...action }: Action, device: Device): void {
    const products_id = this.product(action)
    const line = linesOf(device.cart.getSnapshot()).find((each) => each.products_id === products_id)
    if (!line) return
    const { id } = line
    const isSet = kind === 'set' && quantity > 1
    if (isSet) device.cart.send({ type: 'line.setQuantity', id, products_id, quantity })
    else device.cart.send({ type: 'line.remove', id, products_id })
    this.wanted.set(products_id, isSet ? (this.truth?.most(products_id, quantity) ?? 0) : 0)
  }

  /** Under the lock, so that shop and model apply it in the same order. */
  private async actElsewhere(action: Action, truth: CartTruth): Promise<void> {
    const done = await this.lock.turn()
    await actElsewhere(action, this.product(action), this.scene.other, truth).finally(done)
  }

  /** After the last fault: one more change, after which view, shop and model must agree. */
  private async end(device: Device, truth: CartTruth): Promise<readonly string[]> {
    const { products, other } = this.scene
    await isAtRest(device, 'resting')
    this.isOver = true
    this.add(device, products[0] ?? 0, 1)
    if (!(await isAtRest(device, 'ready')))
      return [`no rest: ${JSON.stringify(device.cart.getSnapshot().value)}`]
    const snapshot = device.cart.getSnapshot()
    const { cart: shown, cartTotals } = snapshot.context
    const cart = await other.call(cartCalls.selectCart, {})
    const totals = await other.call(cartCalls.selectCartTotals, { body: {} })
    const kept = products.map((each) => cart.items.find((line) => line.products_id === each)?.quantity ?? 0)
    const seen = products.map((each) => quantityOf(snapshot, each))
    const model = truth.quantities(products)
    const pairs: Readonly<Record<string, readonly [unknown, unknown]>> = {
      'view and shop': [seen, kept],
      'model and shop': [model, kept],
      carts: [
        [shown?.id, shown?.version, truth.cartId],
        [cart.id, cart.version, cart.id],
      ],
      'rush shipping': [
        [isRushed(snapshot), truth.isRushed],
        [cart.rush_shipping, cart.rush_shipping],
      ],
      totals: [cartTotals?.total, totals.total],
      ...(this.plan.isCalm
        ? { 'wishes and shop': [products.map((each) => this.wanted.get(each) ?? 0), kept] }
        : {}),
    }
    return Object.entries(pairs).flatMap(([name, [one, another]]) =>
      JSON.stringify(one) === JSON.stringify(another)
        ? []
        : [`${name}: ${JSON.stringify(one)} is not ${JSON.stringify(another)}`],
    )
  }

  private product({ at }: Pick<Action, 'at'>): number {
    return this.scene.products[at] ?? 0
  }
}

function toldBy(answer: string) {
  const read = safeParse(LineUpdate, JSON.parse(answer))
  if (read.success) return { success: read.output.success, lineId: read.output.data?.id ?? null }
  return { success: answer.startsWith('{"success":true'), lineId: null }
}
