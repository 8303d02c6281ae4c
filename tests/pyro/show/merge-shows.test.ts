import { describe, expect, test } from 'vitest'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { type Random, randomOf } from '#pyro/random.ts'
import { applyEdit, type ShowEdit } from '#pyro/show/edits.ts'
import { isSame } from '#pyro/show/is-same.ts'
import { mergeShows } from '#pyro/show/merge-shows.ts'
import { integer, pick } from '#server/demo/seeded-random.ts'
import { allProducts } from './catalogue-products.ts'
import { randomCue, randomShow } from './random-shows.ts'

const products = [...allProducts.values()]
const RUNS = 500

/** Edits of one side: it alters its half of the cues, adds cues of its own, removes some. */
function sideOf(random: Random, base: ShowDoc, side: 0 | 1): ShowDoc {
  const own = base.cues.filter((_, index) => index % 2 === side)
  const name = side === 0 ? 'mine' : 'theirs'
  const edits = Array.from({ length: integer(random, 0, 8) }, (_, number): ShowEdit => {
    const cue = own.length > 0 ? pick(random, own).id : 'none'
    const added = randomCue(random, `${name}${number}`, pick(random, products), ['center'])
    const choices: readonly ShowEdit[] = [
      { kind: 'cue.add', cue: added },
      { kind: 'cue.alter', id: cue, changes: { count: integer(random, 1, 90) } },
      { kind: 'cue.place', id: cue, at_ms: integer(random, 0, 90_000) },
      { kind: 'cue.remove', id: cue },
      { kind: 'onHand.alter', products_id: side + 1, devices: number },
      side === 0
        ? { kind: 'show.rename', name: `Show ${number}` }
        : { kind: 'site.alter', changes: { crowd_ft: number } },
    ]
    return pick(random, choices)
  })
  return edits.reduce((doc, edit) => applyEdit(doc, edit).doc, base)
}

const byId = (doc: ShowDoc) => ({ ...doc, cues: doc.cues.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })

describe(`merging ${RUNS} shows that two sides changed`, () => {
  const random = randomOf('merge')
  const shows = Array.from({ length: RUNS }, () => {
    const base = randomShow(random, products)
    return { base, mine: sideOf(random, base, 0), theirs: sideOf(random, base, 1) }
  })
  test('what only one side changed is taken as it is', () => {
    const wrong = shows.filter(({ base, mine, theirs }) => {
      const [own, other] = [mergeShows(base, mine, base), mergeShows(base, base, theirs)]
      return !isSame([own.kind, other.kind, own.doc, other.doc], ['merged', 'merged', mine, theirs])
    })
    expect(wrong).toEqual([])
  })
  test('the same on both sides is no conflict', () => {
    expect(shows.map(({ base, mine }) => mergeShows(base, mine, mine))).toEqual(
      shows.map(({ mine }) => ({ kind: 'merged', doc: mine })),
    )
  })
  test('changes of different cues and fields are all kept, whichever side is called mine', () => {
    for (const { base, mine, theirs } of shows) {
      const merged = mergeShows(base, mine, theirs)
      const swapped = mergeShows(base, theirs, mine)
      expect(merged.kind).toBe('merged')
      expect(byId(merged.doc)).toEqual(byId(swapped.doc))
      for (const [index, { id }] of base.cues.entries()) {
        const side = index % 2 === 0 ? mine : theirs
        expect(merged.doc.cues.find((cue) => cue.id === id)).toEqual(side.cues.find((cue) => cue.id === id))
      }
      const added = [...mine.cues, ...theirs.cues].filter(({ id }) => /mine|theirs/.test(id))
      expect(merged.doc.cues.filter(({ id }) => /mine|theirs/.test(id)).length).toBe(added.length)
    }
  })
})

describe('a conflict', () => {
  const cue = randomCue(randomOf('cue'), 'a', products[0] ?? pick(Math.random, products), ['center'])
  const base = { ...randomShow(randomOf('base'), products, 0), cues: [{ ...cue, count: 1, at_ms: 0 }] }
  const altered = (changes: object) => ({ ...base, cues: base.cues.map((own) => ({ ...own, ...changes })) })
  test('is a field that both changed in two ways, and nothing else', () => {
    const merged = mergeShows(base, altered({ count: 2, at_ms: 5 }), altered({ count: 3, note: 'x' }))
    expect(merged).toEqual({
      kind: 'conflict',
      fields: [{ of: 'cue', id: 'a', field: 'count', mine: 2, theirs: 3 }],
      doc: altered({ count: 2, at_ms: 5, note: 'x' }),
    })
  })
  test('has theirs when the sides are swapped', () => {
    const merged = mergeShows(base, altered({ count: 3, note: 'x' }), altered({ count: 2, at_ms: 5 }))
    expect(merged.doc).toEqual(altered({ count: 3, at_ms: 5, note: 'x' }))
  })
  test('is a cue that one side removed and the other altered', () => {
    const removed = { ...base, cues: [] }
    expect(mergeShows(base, removed, altered({ count: 2 }))).toMatchObject({
      kind: 'conflict',
      fields: [{ of: 'cue', id: 'a', field: '', mine: null }],
      doc: { cues: [] },
    })
    expect(mergeShows(base, removed, base)).toEqual({ kind: 'merged', doc: removed })
  })
  test('is a cue that both added under one id, in what differs', () => {
    const empty = { ...base, cues: [] }
    expect(mergeShows(empty, altered({ count: 2 }), altered({ count: 3 }))).toMatchObject({
      fields: [{ of: 'cue', id: 'a', field: 'count', mine: 2, theirs: 3 }],
    })
  })
  test('is more cues than a show may have', () => {
    const many = (name: string) => ({
      ...base,
      cues: Array.from({ length: 600 }, (_, index) => ({ ...cue, id: `${name}${index}` })),
    })
    const merged = mergeShows({ ...base, cues: [] }, many('m'), many('t'))
    expect([merged.kind, merged.doc.cues.length]).toEqual(['conflict', 600])
  })
  test('is the name, the devices on hand or the music, each for itself', () => {
    const side = (name: string, seconds: number) => ({
      ...base,
      name,
      music: { name: 'march.mp3', seconds, offset_ms: 0 },
      on_hand: { 7: seconds },
    })
    const merged = mergeShows(base, side('A', 1), side('B', 2))
    expect(merged.kind === 'conflict' ? merged.fields.map(({ of, field }) => [of, field]) : []).toEqual([
      ['show', 'name'],
      ['show', 'music'],
      ['onHand', 'devices'],
    ])
  })
})

test('a position stays that a cue of the other side names', () => {
  const base = randomShow(randomOf('positions'), products, 0)
  const mine = applyEdit(base, { kind: 'position.remove', id: 'right' }).doc
  const cue = randomCue(randomOf('cue'), 'a', products[0] ?? pick(Math.random, products), ['right'])
  const merged = mergeShows(base, mine, { ...base, cues: [cue] })
  expect(merged.kind).toBe('merged')
  expect(merged.doc.positions.map(({ id }) => id)).toEqual(['left', 'center', 'right'])
})
