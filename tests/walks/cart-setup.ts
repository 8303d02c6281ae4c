import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { cartCalls } from '#contract/cart/carts.ts'
import { setLinesCalls } from '#contract/cart/set-lines.ts'
import { isConflict } from '#machines/cart/cart.outcome.ts'
import type { CartChange, CartContext, ChangeReply, LoadedCart } from '#machines/cart/cart.types.ts'
import type { Item } from '#machines/checkout/checkout-preflight/checkout-preflight.types.ts'
import type { Walk } from '#statecharts/walk/walk.ts'
import { type Fixture, meeting } from './service-fixture.ts'
import { lost, type WalkedCall } from './workflow-fixture.ts'

/** What the shown cart is beside the current one, and what the model knows of it. */
export type CartEnvironment = {
  /** another cart is current than the one shown */
  readonly isReplaced: boolean
  /** staleCart reads the current one */
  readonly isRecovering: boolean
  /** the cart that the model shows */
  readonly shown: number | null
  /** how many lines checkout was told of in the model; null: none yet */
  readonly notified: number | null
}

/** A customer whose cart has at most one product. */
export interface WalkedCart extends Fixture {
  readonly product: number
  /** what checkout was told last */
  readonly notifiedItems: () => readonly Item[]
}

const AMPLE = 9_000
const CASES = 4

const setCases = ({ shopper, product }: WalkedCart, quantity: number) =>
  shopper.call(setLinesCalls.setLines, {
    body: { lines: [{ products_id: product, quantity }], is_undo: true },
  })

/** Another device saves the cart and begins another, unless that has happened. */
export async function replaceOnce(walked: WalkedCart, { isReplaced }: CartEnvironment): Promise<void> {
  if (isReplaced) return
  // an empty cart is not saved
  await setCases(walked, CASES)
  await walked.shopper.call(cartCalls.newCart, { body: {} })
  await setCases(walked, CASES)
}

const setStock = ({ db, product }: WalkedCart, qty: number) =>
  db.updateTable('stock').set({ qty }).where('product_id', '=', product).execute()

/** The next read finds the cart of the model or another, and in it what checkout was told of, or something else. */
async function arrange(walked: WalkedCart, environment: CartEnvironment, read: LoadedCart): Promise<void> {
  const { shown, notified } = environment
  if (shown !== null && read.cart.id !== shown) await replaceOnce(walked, environment)
  const [told = 0] = walked.notifiedItems().map(({ quantity }) => quantity)
  const { length } = read.cart.items
  const other = length === 0 ? 0 : CASES
  const changed = other === told ? told + 1 : other
  await setCases(walked, length === notified ? told : changed)
}

const canBeRead = ({ isReplaced }: CartEnvironment, { context }: AnyMachineSnapshot, event: EventObject) => {
  const read: LoadedCart = Reflect.get(event, 'output')
  return !isReplaced || read.cart.id !== context['cart']?.id
}

const reading = {
  when: canBeRead,
  next: { isReplaced: false },
  perform: async (walked: WalkedCart, environment: CartEnvironment, event: EventObject) => {
    await arrange(walked, environment, Reflect.get(event, 'output'))
    await walked.held.answer('selectCart')
  },
}

/** Such a change is answered so, and the server has done it then. */
const changing = (
  call: WalkedCall,
  { before = () => undefined, after = () => undefined }: Partial<Record<'before' | 'after', Prepare>> = {},
) => ({
  when: { isReplaced: false },
  perform: async (walked: WalkedCart) => {
    await before(walked)
    await walked.held.answerWhenDone(call)
    await after(walked)
  },
})
type Prepare = (walked: WalkedCart) => unknown

const UPDATE = 'updateCartProduct'
const restocked = { after: (walked: WalkedCart) => setStock(walked, AMPLE) }

/** An order is being placed in another tab, and is declined. */
export const place =
  (status: 'submitting' | 'current') =>
  ({ db, email }: Pick<WalkedCart, 'db' | 'email'>) =>
    db
      .updateTable('carts')
      .set({ status })
      .where('status', 'in', ['submitting', 'current'])
      .where('customer_id', '=', db.selectFrom('customers').select('id').where('email', '=', email))
      .execute()

export const cartAnswers: Walk<WalkedCart, CartEnvironment>['answers'] = {
  loadCart: { filled: reading, empty: reading, other: reading, unreachable: lost('selectCart') },
  changeCart: {
    accepted: changing(UPDATE),
    limited: changing(UPDATE, {
      // both ask for four cases then
      before: async (walked) => {
        await setCases(walked, CASES - 2)
        await setStock(walked, CASES - 1)
      },
      ...restocked,
    }),
    soldOut: changing(UPDATE, { before: (walked) => setStock(walked, 0), ...restocked }),
    removed: changing('deleteCartProduct'),
    rushed: changing('updateCart'),
    linesSet: changing('setLines'),
    conflict: changing('setLines', { before: place('submitting'), after: place('current') }),
    lost: meeting('request lost'),
  },
}

/**
 * One change waits at most, and only an add while another is on its way; a call is answered as the server can answer it. A
 * queue of everything has more states than a walk can count.
 */
export function isTried({ context }: AnyMachineSnapshot, event: EventObject): boolean {
  const { sending, queue }: CartContext = context
  if (event.type.endsWith('.actor.changeCart')) return sending !== null && canEnd(context, sending, event)
  if (event.type === 'line.add') return queue.length === 0
  return !/^(?:line|lines|rush)\./.test(event.type) || (queue.length === 0 && sending === null)
}

function canEnd({ cart }: CartContext, { kind }: CartChange, event: EventObject): boolean {
  if ('error' in event) return kind === 'lines' || !isConflict(event.error)
  const reply: ChangeReply = Reflect.get(event, 'output')
  if (reply.lines) return kind === 'lines'
  if (reply.status === null) return kind === 'rush'
  const hasLine = cart !== null && cart.items.length > 0
  if (reply.status === 'removed') return kind === 'remove' && hasLine
  return kind === 'add' || (kind === 'set' && hasLine)
}
