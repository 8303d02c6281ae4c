import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCardHolder } from '#src/app/effects/card-holder.ts'

const card = { number: '4111 1111 1111 1111', name: 'Dana Whitfield', month: '08', year: '2030', cvv: '737' }
const blank = { number: '', name: '', month: '', year: '', cvv: '', deposit: null }

describe('[PAY-05] the card is held in memory only', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('[T17] the security code is cleared after an attempt, the rest stays for correction', () => {
    const holder = createCardHolder()
    holder.change(card)
    holder.dropCvv()
    expect(holder.read()).toEqual({ ...card, cvv: '', deposit: null })
    expect(holder.isHeld()).toBe(false)
  })

  test('[ORD-08] all of it is cleared with the order', () => {
    const holder = createCardHolder()
    holder.change(card)
    holder.drop()
    expect(holder.read()).toEqual(blank)
  })

  test('it is cleared after ten minutes without an edit, and not before', () => {
    let told = 0
    const holder = createCardHolder(() => (told += 1))
    holder.change(card)
    vi.advanceTimersByTime(599_000)
    holder.change({ name: 'Dana W' })
    vi.advanceTimersByTime(599_000)
    expect(holder.isHeld()).toBe(true)
    vi.advanceTimersByTime(1_000)
    expect([holder.read(), told]).toEqual([blank, 1])
  })

  test('[API-73][ENT-15] the wire form is digits only', () => {
    const holder = createCardHolder()
    holder.change(card)
    expect(holder.wire()).toEqual({
      cc_number: '4111111111111111',
      cc_expire_month: '08',
      cc_expire_year: '2030',
      cc_cvv: '737',
      cc_deposit_amount: null,
    })
  })
})
