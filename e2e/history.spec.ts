import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards, type StepName, steps } from './pages/checkout.driver.ts'
import { countCalls } from './watched-calls.ts'

test.use({ pictures: false })

const names = ['details', 'shipping', 'payment', 'review'] as const satisfies readonly StepName[]

test.describe('a customer', () => {
  test.use({ customer: 'silver' })
  test.beforeEach(async ({ db, shopper }) => fillCart(shopper, await goods(db, 1, { from: 18 })))

  test('[CHK-08][T38][T39] back, forward and reload show the step of the URL', { tag: '@core' }, async ({
    page,
    checkout,
  }) => {
    await checkout.openReview()
    for (const step of ['payment', 'shipping', 'details'] as const) {
      await page.goBack()
      await checkout.see(step)
    }
    for (const step of ['shipping', 'payment', 'review'] as const) {
      await page.goForward()
      await checkout.see(step)
    }
    for (const step of ['payment', 'shipping', 'details'] as const) {
      await page.goBack()
      await checkout.see(step)
      await page.reload()
      await checkout.see(step)
    }
  })

  test('[CHK-08][T39] a link leads to its step, or to the first unfinished one', async ({
    page,
    checkout,
  }) => {
    await checkout.open('review')
    await checkout.see('shipping')
    await checkout.completeShipping()
    await checkout.open('review')
    await checkout.see('payment')
    await checkout.open('shipping')
    await checkout.see('shipping')
    await checkout.open('details')
    await checkout.see('details')
    await page.goBack()
    await checkout.see('shipping')
    await page.goForward()
    await checkout.see('details')
  })

  test('[CHK-08][PAY-05] after a reload of review the card has to be entered again', async ({
    page,
    checkout,
    shopper,
  }) => {
    await checkout.openReviewOf(shopper)
    await page.reload()
    await checkout.see('payment')
    await checkout.seeDone('Details', 'Shipping')
    await expect(checkout.number).toHaveValue('')
  })

  test('[CHK-10][T40] a confirmation that does not exist leads to the cart', async ({ page, frame }) => {
    await page.goto('/checkout/complete')
    await frame.seePath('/cart')
  })

  test('[T4][T5][ORD-06][ORD-16] a double click on Place order sends one call and creates one order', {
    tag: ['@core', '@money'],
  }, async ({ page, orderCount, checkout, shopper }) => {
    await checkout.openReviewOf(shopper)
    await checkout.readyToPlace()
    const sent = countCalls(page, /submit-order/)
    await checkout.placeOrder.dblclick()
    await checkout.seeComplete()
    expect(sent()).toBe(1)
    expect(await orderCount()).toBe(1)
  })

  test('[T4][ORD-16] holding Enter on Place order creates one order', async ({
    page,
    orderCount,
    checkout,
    shopper,
  }) => {
    await checkout.openReviewOf(shopper)
    await checkout.readyToPlace()
    const sent = countCalls(page, /submit-order/)
    await checkout.placeOrder.focus()
    const session = await page.context().newCDPSession(page)
    for (const autoRepeat of [false, true, true, true, true])
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key: 'Enter',
        code: 'Enter',
        text: '\r',
        windowsVirtualKeyCode: 13,
        autoRepeat,
      })
    await checkout.seeComplete()
    expect(sent()).toBe(1)
    expect(await orderCount()).toBe(1)
  })

  test('[T38] going back while the order is placed neither cancels nor repeats it', async ({
    page,
    orderCount,
    checkout,
    shopper,
  }) => {
    await checkout.openReviewOf(shopper, '4000 0000 0000 3063')
    await checkout.submit()
    await page.goBack()
    await expect.poll(orderCount).toBe(1)
    await page.goto('/checkout/complete')
    await checkout.seeComplete()
    expect(await orderCount()).toBe(1)
  })
})

test.describe('a customer without an address', () => {
  test.use({ customer: 'new' })

  test('[CHK-08][CHK-09][MSG-34] every link leads to details until an address is saved', async ({
    db,
    shopper,
    frame,
    checkout,
  }) => {
    await fillCart(shopper, await goods(db, 1, { from: 20 }))
    for (const step of names) {
      await checkout.open(step)
      await checkout.see('details')
    }
    await checkout.giveAddress({ zip: '64801', city: 'Joplin', state: 'MO' })
    await frame.seeMessage('Shipping Address Updated', 'bottom right')
    await checkout.completeShipping()
  })
})

test.describe('a customer without a cart', () => {
  test.use({ customer: 'silver' })

  for (const step of names)
    test(`[CHK-10] an empty cart leads from ${steps[step].path} to the cart`, {
      tag: step === 'review' ? '@core' : [],
    }, async ({ page, frame, cart }) => {
      await page.goto(steps[step].path)
      await frame.seePath('/cart')
      await cart.seeEmpty()
    })
})

test('[SES-01][SES-02][ROUTE-49] a visitor who opens review returns after login to the first unfinished step', {
  tag: '@core',
}, async ({ page, db, email, shopper, login, checkout }) => {
  await shopper.logIn(email)
  await fillCart(shopper, await goods(db, 1, { from: 19 }))
  await page.goto(steps.review.path)
  await login.seeAsked()
  await login.logIn(email)
  await checkout.completeShipping()
  await checkout.payWith(cards.good)
})
