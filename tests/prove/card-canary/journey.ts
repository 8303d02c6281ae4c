import { sql } from 'kysely'
import type { Page } from 'playwright'
import { CheckoutDriver } from '#e2e/pages/checkout.driver.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { CanaryCard, CanaryCards } from './canary-cards.ts'
import { hearMachines } from './machine-words.ts'

/** Called after every step; `hasLeft`: no card form is shown. */
export type Rest = (hasLeft: boolean) => Promise<void>

/** A purchase with one fault of each kind, with a card typed before each. */
export class Journey {
  private readonly environment: TestEnvironment
  private readonly page: Page
  private readonly checkout: CheckoutDriver
  private readonly rest: Rest

  constructor(environment: TestEnvironment, page: Page, rest: Rest) {
    this.environment = environment
    this.page = page
    this.checkout = new CheckoutDriver(page)
    this.rest = rest
  }

  async make({ stranger, declined, good }: CanaryCards): Promise<void> {
    await this.open()
    await this.declineAtVerification(stranger)
    await this.failToVerify(good)
    await this.breakThePage(good)
    await this.declineAtCharge(declined)
    await this.failToSubmit(good)
    await this.finish(good)
  }

  private async open(): Promise<void> {
    await this.page.goto('/checkout/payment')
    await this.checkout.number.waitFor()
    if (!(await this.page.evaluate(hearMachines))) throw new Error('the machines were not found')
  }

  private async type({ number, cvv }: CanaryCard): Promise<void> {
    const { checkout } = this
    await checkout.fillCard('', '')
    await checkout.number.pressSequentially(number)
    await checkout.cvv.pressSequentially(cvv)
  }

  private async declineAtVerification(card: CanaryCard): Promise<void> {
    await this.type(card)
    await this.checkout.continueToReview()
    await this.checkout.declined.waitFor()
    await this.rest(false)
  }

  private async failToVerify(card: CanaryCard): Promise<void> {
    await this.type(card)
    await this.whileBroken('carts', 'update', async () => {
      const answer = this.page.waitForResponse(/auth-credit-card/)
      await this.checkout.continueToReview()
      if ((await answer).status() !== 500) throw new Error('the server should have failed')
    })
    await this.rest(false)
    await this.type(card)
    await this.checkout.continueToReview()
    await this.place.waitFor()
    await this.rest(true)
  }

  /** A part of the page throws while the card is being typed. */
  private async breakThePage(card: CanaryCard): Promise<void> {
    await this.page.goBack()
    await this.checkout.number.waitFor()
    await this.type(card)
    await this.page.evaluate(breakNumberField)
    await this.checkout.cvv.press('Backspace')
    await this.page.getByRole('heading', { name: 'An error occurred.' }).waitFor()
    await this.rest(true)
    await this.page.getByRole('button', { name: 'Reload' }).click()
    await this.checkout.number.waitFor()
    await this.page.evaluate(hearMachines)
  }

  private async declineAtCharge(card: CanaryCard): Promise<void> {
    await this.type(card)
    await this.checkout.continueToReview()
    await this.agree()
    await this.place.click()
    await this.checkout.declined.waitFor()
    await this.rest(false)
  }

  private async failToSubmit(card: CanaryCard): Promise<void> {
    await this.type(card)
    await this.checkout.continueToReview()
    await this.agree()
    await this.whileBroken('submissions', 'insert', async () => {
      await this.place.click()
      await this.page.getByText('There was an error processing your order').first().waitFor()
    })
    await this.rest(true)
  }

  private async finish(card: CanaryCard): Promise<void> {
    await this.place.or(this.checkout.number).waitFor()
    if (await this.checkout.number.isVisible()) {
      await this.type(card)
      await this.checkout.continueToReview()
    }
    await this.agree()
    await this.place.click()
    await this.checkout.main.getByRole('heading', { level: 1, name: 'Order submitted.' }).waitFor()
    await this.rest(true)
    await this.page.getByRole('link', { name: 'Continue shopping' }).click()
    await this.page.waitForURL((url) => !url.pathname.startsWith('/checkout'))
    await this.rest(true)
  }

  private get place() {
    return this.checkout.main.locator('button:not([aria-busy="true"])', { hasText: /^Place order/ })
  }

  private async agree(): Promise<void> {
    await this.place.waitFor()
    await this.checkout.main.getByRole('checkbox', { name: /terms/i }).check()
  }

  /** Makes the database fail for the call, which the shop logs. */
  private async whileBroken(table: string, change: string, work: () => Promise<void>): Promise<void> {
    const { db } = this.environment
    await sql`create or replace function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'refused: %', new; end $$`.execute(db)
    await sql`create trigger refuse before ${sql.raw(change)} on ${sql.table(table)}
      for each row execute function refuse()`.execute(db)
    try {
      await work()
    } finally {
      await sql`drop trigger refuse on ${sql.table(table)}`.execute(db)
    }
  }
}

/** Runs in the page: makes the card number field throw at its next render. */
function breakNumberField(): void {
  const join = Array.prototype.join.call.bind(Array.prototype.join)
  const value = function (this: unknown[], separator?: string) {
    if (separator === ' ' && /^\d{4}$/.test(String(this[0])))
      throw new Error('this part of the page is broken')
    return join(this, separator)
  }
  Reflect.set(Array.prototype, 'join', value)
}
