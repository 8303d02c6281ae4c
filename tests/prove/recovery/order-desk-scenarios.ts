import { placeOrder } from '#tests/support/placed-order.ts'
import { logInAtDesk, region } from './desk.ts'
import type { Scenarios, TestUser } from './scenario.ts'

async function open(user: TestUser): Promise<void> {
  const { id } = await placeOrder({ url: user.shop.url, db: user.db })
  await logInAtDesk(user, ['orders'], `screen=orders&id=${id}`)
  await region(user, 'Next step').waitFor()
}
async function review(user: TestUser): Promise<void> {
  const step = region(user, 'Next step')
  await step.getByLabel('Step').selectOption('Put in review')
  await step.getByRole('button', { name: 'Do this step' }).click()
  await user.page.getByRole('dialog').getByRole('button', { name: 'Do this step' }).click()
}

export const orderDeskScenarios: Scenarios = {
  'orderAction.sending/sendPress': {
    customer: null,
    arrange: open,
    begin: review,
    happy: ({ page }) => page.locator('main').getByText(/ is In review, was |succeeded/),
    actions: (user) => [
      {
        at: region(user, 'Next step').getByRole('button', { name: 'Do this step' }),
        go: () => review(user),
      },
    ],
  },
}
