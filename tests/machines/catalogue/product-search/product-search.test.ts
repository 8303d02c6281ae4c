import { describe, expect, test } from 'vitest'
import { productSearchModel } from '#machines/catalogue/product-search/product-search.model.ts'
import { isListOutdated, isListShown } from '#machines/catalogue/product-search/product-search.selectors.ts'
import { play } from '#tests/machines/play.ts'

const begin = () => play(productSearchModel, 'shop')
const type = (input: string) => ({ type: 'search.type', input }) as const
const searched = ({ snapshot }: ReturnType<typeof begin>) =>
  snapshot().children.searchProducts?.getSnapshot().input

async function open() {
  const game = begin()
  game.send(type('wil'))
  game.pass(300)
  await game.answer('searchProducts', 'found')
  return game
}

describe('typing', () => {
  test('[SRCH-04] [SRCH-07] [SRCH-09] [CONST-30] the server is asked after 300 ms of silence, for the trimmed text', async () => {
    const game = begin()
    game.send(type(' w'))
    game.pass(299)
    game.send(type(' wil '))
    game.pass(299)
    expect(game.snapshot().value).toEqual({ searching: 'debouncing' })
    game.pass(1)
    expect(searched(game)).toEqual({ search_term: 'wil' })
    await game.answer('searchProducts', 'found')
    expect([game.snapshot().value, isListShown(game.snapshot())]).toEqual([{ searching: 'open' }, true])
    expect(game.snapshot().context.suggestions).toMatchObject([
      { products_url: 'prairie-willow' },
      { kind: 'filter', label: 'Willow' },
      { kind: 'results', count: 26 },
    ])
  })

  test('[VAL-23][SRCH-10] blanks are not searched', () => {
    const { snapshot, send, pass } = begin()
    send(type('   '))
    pass(1_000)
    expect([snapshot().value, snapshot().context.input]).toEqual(['closed', '   '])
  })

  test('[SRCH-10] a response for an earlier text is dropped', async () => {
    const { snapshot, send, pass, answer } = begin()
    send(type('wil'))
    pass(300)
    send(type('com'))
    await expect(answer('searchProducts', 'found')).rejects.toThrow('cannot answer')
    pass(300)
    await answer('searchProducts', 'nothing')
    expect([snapshot().value, snapshot().context]).toEqual([
      { searching: 'open' },
      { input: 'com', suggestions: [] },
    ])
  })

  test('[SRCH-10] the earlier list stays, dimmed, until the new one arrives', async () => {
    const { snapshot, send, pass, answer } = await open()
    send(type('willow'))
    expect([isListShown(snapshot()), isListOutdated(snapshot())]).toEqual([true, true])
    pass(300)
    await answer('searchProducts', 'found')
    expect([isListShown(snapshot()), isListOutdated(snapshot())]).toEqual([true, false])
  })

  test('[SRCH-04] an empty field closes the list', async () => {
    const { snapshot, send } = await open()
    send(type(''))
    expect([snapshot().value, snapshot().context]).toEqual(['closed', { input: '', suggestions: [] }])
  })

  test('a search without a response says so until something else is typed, and Enter still submits it', async () => {
    const { snapshot, emitted, send, pass, answer } = await open()
    send(type('wil'))
    pass(300)
    await answer('searchProducts', 'lost')
    expect(snapshot().context.suggestions).toEqual([])
    expect([snapshot().value, snapshot().hasTag('unreachable'), isListShown(snapshot())]).toEqual([
      { searching: 'unreachable' },
      true,
      true,
    ])
    expect(isListOutdated(snapshot())).toBe(false)
    send({ type: 'search.submit' })
    expect(snapshot().value).toBe('closed')
    expect(emitted).toEqual([{ type: 'search.failed' }, { type: 'search.submitted', search_term: 'wil' }])
    send(type('will'))
    pass(300)
    await answer('searchProducts', 'found')
    expect(snapshot().value).toEqual({ searching: 'open' })
  })
})

describe('closing and submitting', () => {
  test('[SRCH-08] the list closes when the field loses focus, and a late answer does not open it', async () => {
    const { snapshot, send, pass, answer } = begin()
    send(type('wil'))
    pass(300)
    send({ type: 'search.close' })
    await expect(answer('searchProducts', 'found')).rejects.toThrow('cannot answer')
    expect([snapshot().value, snapshot().context]).toEqual(['closed', { input: 'wil', suggestions: [] }])
  })

  test('[SRCH-06] [SRCH-08] a suggestion leads to its product', async () => {
    const { snapshot, emitted, send } = await open()
    send({ type: 'search.choose', products_url: 'prairie-willow' })
    expect(snapshot().value).toBe('closed')
    expect(emitted).toEqual([{ type: 'search.productChosen', products_url: 'prairie-willow' }])
  })

  test('a filter row leads to the listing of its value', async () => {
    const { snapshot, emitted, send } = await open()
    send({ type: 'search.chooseFilter', link_to: '/sl?effects=Willow' })
    expect([snapshot().value, snapshot().context.suggestions]).toEqual(['closed', []])
    expect(emitted).toEqual([{ type: 'search.filterChosen', link_to: '/sl?effects=Willow' }])
  })

  test('[SRCH-02] [SRCH-08] submitting navigates to the search page with the trimmed text in every state', () => {
    const { snapshot, emitted, send, pass } = begin()
    send(type(' willow '), { type: 'search.submit' })
    pass(1_000)
    expect(snapshot().value).toBe('closed')
    expect(emitted).toEqual([{ type: 'search.submitted', search_term: 'willow' }])
  })

  test('[SRCH-10] submitting an empty text does not navigate', () => {
    const { emitted, send } = begin()
    send(type('  '), { type: 'search.submit' })
    expect(emitted).toEqual([])
  })

  test('[T37] a logout clears prices and text', async () => {
    const { snapshot, send } = await open()
    send({ type: 'customer.left' })
    expect([snapshot().value, snapshot().context]).toEqual(['closed', { input: '', suggestions: [] }])
  })
})

test('[ROLE-08] [SRCH-07] a customer who becomes known has the suggestions fetched again after the pause, unless the list is closed', async () => {
  const { snapshot, send, pass, answer } = await open()
  for (const events of [[], [type('com')]]) {
    send(...events, { type: 'customer.known' })
    pass(299)
    expect(snapshot().children.searchProducts).toBeUndefined()
    pass(1)
    await answer('searchProducts', 'found')
    expect(snapshot().value).toEqual({ searching: 'open' })
  }
  send({ type: 'search.close' }, { type: 'customer.known' })
  expect(snapshot().value).toBe('closed')
})
