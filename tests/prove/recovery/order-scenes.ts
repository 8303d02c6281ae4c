import { fill } from '#tests/prove/rig/fill-cart.ts'
import { cards } from '#e2e/pages/checkout.driver.ts'
import { goods } from '#e2e/goods.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { quoted } from './checkout-scenes.ts'
import { pathsOf } from './invoking-states.ts'
import type { Player, Scene, Scenes } from './scene.ts'

/** Carts of so many products are handed over. */
export const MANY = 7

const submission = pathsOf(['submitOrder'])
const question = pathsOf(['getOrderProcess'])

async function toReview({ stage, checkout }: Player): Promise<void> {
  await stage.load('/checkout/payment')
  await checkout.payWith(cards.good)
  await checkout.readyToPlace()
}

const reviewed = async (player: Player) => {
  await quoted(player)
  await toReview(player)
}

const place: Omit<Scene, 'arrange'> = {
  begin: ({ checkout }) => checkout.placeOrder.click(),
  happy: ({ checkout }) => checkout.main.getByRole('heading', { level: 1, name: 'Order submitted.' }),
  ways: ({ checkout }) => [
    {
      at: checkout.main.locator('button:not([aria-busy="true"])', { hasText: /^Place order/ }),
      go: () => checkout.submit(),
    },
  ],
}

/** Its answer is lost, so that the shop has to ask. */
const losing = (arrange: (player: Player) => Promise<void>) => async (player: Player) => {
  player.stage.always = ({ path }) => (submission.test(path) ? { kind: 'answer lost' } : null)
  await arrange(player)
}

export const orderScenes: Scenes = {
  'orderSubmission.submitting/submitOrder': { ...place, arrange: reviewed },
  'orderSubmission.dispatching/dispatchOrder': {
    ...place,
    arrange: async (player) => {
      await quoted(player)
      await fill(player.shopper, await goods(player.stage.world.db, MANY))
      await chooseCheapestQuote(player.shopper)
      await toReview(player)
    },
  },
  'orderSubmission.awaiting.confirming/askOrderProcess': { ...place, arrange: losing(reviewed) },
  'orderSubmission.askingAgain/askOrderProcess': {
    ...place,
    arrange: losing(async (player) => {
      await reviewed(player)
      player.stage.always = ({ path }) => {
        if (submission.test(path)) return { kind: 'answer lost' }
        return question.test(path) ? { kind: 'request lost' } : null
      }
      await player.checkout.placeOrder.click()
      const again = player.checkout.main.getByRole('button', { name: 'Check again' })
      for (let turn = 0; turn < 20 && !(await again.isVisible()); turn++) {
        await player.page.clock.runFor(5_000)
        await player.stage.settle()
      }
      player.stage.always = () => null
    }),
    begin: ({ checkout }) => checkout.main.getByRole('button', { name: 'Check again' }).click(),
  },
  'orderSubmission.creatingCart/createCart': { ...place, arrange: reviewed },
}
