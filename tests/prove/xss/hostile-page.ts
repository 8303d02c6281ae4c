import { headingOf } from '#tests/prove/rig/browser.ts'
import { expect } from '#e2e/expect.ts'
import type { Locator, Page } from 'playwright'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { type Field, fieldCode } from './fields.ts'
import { joinPayloads, type Payload } from './payloads.ts'
import type { Trap } from './trap.ts'

/** A page of the spoilt shop, with the trap that watches it. */
export interface HostilePage {
  readonly page: Page
  readonly trap: Trap
  readonly all: readonly Payload[]
}

/** Loads an address anew and sets off whatever can be set off. */
export async function look({ page, trap }: HostilePage, path: string): Promise<void> {
  await page.goto(path)
  await headingOf(page).waitFor()
  await trap.provoke(page)
}

/** Goes to an address as a link of the app does, without loading it all again. */
export async function goTo({ page }: HostilePage, path: string): Promise<void> {
  await page.evaluate(goInside, path)
}

/** Runs in the page: as if somebody went forward in the history. */
function goInside(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Waits until the page shows payloads of a field, and sets them off. */
export async function meet({ page, trap }: HostilePage, field: Field): Promise<void> {
  const shown = new RegExp(`ran\\(\\d+\\.${fieldCode(field)}\\)`)
  await page.getByText(shown).first().waitFor({ state: 'attached' })
  await trap.provoke(page)
}

interface Answer {
  readonly status?: number
  readonly json: object
}

/** Waits until an input holds payloads, and sets them off. */
export async function meetTyped({ page, trap }: HostilePage, input: Locator): Promise<void> {
  await expect(input).toHaveValue(/ran\(/, { timeout: 60_000 })
  await trap.provoke(page)
}

/** While something is done, a call is answered with payloads; then they are met in each of the fields. */
export async function answered(
  hostile: HostilePage,
  entry: Endpoint,
  fields: readonly Field[],
  answer: (...texts: readonly string[]) => Answer,
  act: () => Promise<unknown>,
): Promise<void> {
  const { page, all } = hostile
  const calls = new RegExp(`${entry.path}(\\?|$)`)
  const answering = answer(...fields.map((field) => joinPayloads(all, field)))
  await page.route(calls, (route) => route.fulfill(answering))
  await act()
  for (const field of fields) await meet(hostile, field)
  await page.unroute(calls)
}

/** As `answered`, by a refusal that says payloads instead of what went wrong. */
export const refused = (
  hostile: HostilePage,
  entry: Endpoint,
  field: Field,
  act: () => Promise<unknown>,
): Promise<void> =>
  answered(
    hostile,
    entry,
    [field],
    (text) => ({ status: 422, json: { success: false, errors: [text], message: text } }),
    act,
  )
