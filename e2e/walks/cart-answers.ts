import type { LoadedCart } from '#machines/cart/cart.types.ts'
import { restock, setStock } from '#e2e/stock.ts'
import { place } from '#tests/walks/cart-setup.ts'
import { lost, type WalkedCall } from '#tests/walks/workflow-fixture.ts'
import type { CartEnvironment, CartStep } from './cart-environment.ts'
import { casesOf, firstProduct, recordTold, replaceOnce, seeRest, setCases, toldCases } from './cart-setup.ts'
import type { Fixture } from './fixture.ts'

type Prepare = (fixture: Fixture) => unknown

/** The next read finds the cart of the model or another, and in it what checkout was told of, or something else. */
async function arrange(fixture: Fixture, environment: CartEnvironment, { cart }: LoadedCart): Promise<void> {
  const { shown } = environment
  if (shown !== null && cart.id !== shown) await replaceOnce(fixture, environment)
  await setCases(fixture, cart.items.length === 0 ? 0 : toldCases(fixture) || 1)
}

const reading: CartStep = {
  when: {
    isRecovering: false,
    also: ({ isReplaced }, { context }, event) => {
      const read: LoadedCart = Reflect.get(event, 'output')
      return !isReplaced || read.cart.id !== context['cart']?.id
    },
  },
  next: { isReplaced: false },
  perform: async (fixture, environment, event) => {
    await seeRest(fixture)
    await arrange(fixture, environment, Reflect.get(event, 'output'))
    // otherwise the changes are sent first
    if (!environment.waits) await recordTold(fixture)
    await fixture.held.answer('selectCart')
  },
}

/** Such a change is answered so; what is arranged for it is undone before the page goes on. */
const changing = (
  call: WalkedCall,
  { before = () => undefined, after = () => undefined }: Partial<Record<'before' | 'after', Prepare>> = {},
): CartStep => ({
  when: { isReplaced: false },
  perform: async (fixture) => {
    const route = await fixture.held.next(call)
    await before(fixture)
    const response = await route.fetch()
    await after(fixture)
    await route.fulfill({ response })
  },
})

/** Checkout is told of what the server has written. */
const accepting = (call: WalkedCall, before?: Prepare, after?: Prepare): CartStep =>
  changing(call, {
    ...(before && { before }),
    after: async (fixture) => {
      await after?.(fixture)
      await recordTold(fixture)
    },
  })

const stock = async (fixture: Fixture, qty: number) =>
  setStock(fixture.db, [await firstProduct(fixture)], qty)
const restocked = ({ db }: Fixture) => restock(db)

/** No more is in stock than the cart holds. */
async function exhaust(fixture: Fixture): Promise<void> {
  if ((await casesOf(fixture)) === 0) await setCases(fixture, 1)
  await stock(fixture, await casesOf(fixture))
}

const UPDATE = 'updateCartProduct'
const CALLS = {
  add: UPDATE,
  set: UPDATE,
  remove: 'deleteCartProduct',
  rush: 'updateCart',
  lines: 'setLines',
} as const

const losing = Object.entries(CALLS).map(
  ([kind, call]): CartStep => ({
    when: (_, { context }) => context['sending']?.kind === kind,
    ...lost(call),
  }),
)

/** Several lines are set without effect only: their removal takes the line that the sample of the model gives back. */
export const cartAnswers: Readonly<Record<string, Readonly<Record<string, CartStep | readonly CartStep[]>>>> =
  {
    loadCart: {
      filled: reading,
      empty: reading,
      other: reading,
      unreachable: {
        when: { isRecovering: false },
        perform: async (fixture) => {
          await seeRest(fixture)
          await fixture.held.lose('selectCart')
        },
      },
    },
    changeCart: {
      accepted: accepting(UPDATE),
      limited: accepting(UPDATE, exhaust, restocked),
      soldOut: changing(UPDATE, { before: (fixture) => stock(fixture, 0), after: restocked }),
      removed: accepting('deleteCartProduct'),
      rushed: accepting('updateCart'),
      conflict: changing('setLines', { before: place('submitting'), after: place('current') }),
      lost: losing,
    },
  }
