import { describe, expect, test } from 'vitest'
import { found, type Hit } from '#statecharts/explorer/search.ts'
import { wordRank } from '#statecharts/explorer/search-rank.ts'

const hit = (name: string, about = ''): Hit => ({ kind: 'state', name, about, address: { kind: 'start' } })
const names = (text: string, ...hits: readonly Hit[]) => found(hits, text).map(({ name }) => name)

test.each([
  ['cardDeclined', 3],
  ['enter.card', 3],
  ['cardholder', 2],
  ['discarded', 1],
  ['cash', 0],
])('"card" in %s has the rank %i', (text, rank) => {
  expect(wordRank(text, 'card')).toBe(rank)
})

describe('search lists first', () => {
  test('what has the words as words, and last what has them inside of others', () => {
    const all = [
      hit('discarded'),
      hit('asking', 'The card is asked.'),
      hit('cardholder'),
      hit('cardDeclined'),
    ]
    expect(names('card', ...all)).toEqual(['cardDeclined', 'cardholder', 'asking', 'discarded'])
  })

  test('what has exactly this name', () => {
    expect(names('card', hit('card.card', 'card'), hit('card'))[0]).toBe('card')
  })

  test('an id also where it is typed without its zeros', () => {
    expect(names('ord-7', hit('ORD-70'), hit('ORD-07'), hit('ORD-17'))).toEqual(['ORD-07', 'ORD-70'])
    expect(names('ord-0', hit('ORD-07'))).toEqual(['ORD-07'])
  })
})
