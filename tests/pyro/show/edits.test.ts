import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { ShowDoc } from '#contract/shows/show-doc.ts'
import { type Random, randomOf } from '#pyro/random.ts'
import { applyEdit, type Edited, type ShowEdit } from '#pyro/show/edits.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { integer, pick } from '#server/demo/seeded-random.ts'
import { allProducts } from './catalogue-products.ts'
import { randomCue, randomShow } from './random-shows.ts'

const products = [...allProducts.values()]
const RUNS = 500
const EDITS = 60

function randomEdit(random: Random, doc: ShowDoc, number: number): ShowEdit {
  const cue = doc.cues.length > 0 ? pick(random, doc.cues).id : 'none'
  const positions = doc.positions.map(({ id }) => id)
  const position = pick(random, positions)
  const added = randomCue(random, `n${number}`, pick(random, products), positions)
  const choices: readonly (() => ShowEdit)[] = [
    () => ({ kind: 'cue.add', cue: added, index: integer(random, 0, doc.cues.length) }),
    () => ({ kind: 'cue.add', cue: added }),
    () => ({ kind: 'cue.place', id: cue, at_ms: integer(random, -5_000, 4_000_000), position }),
    () => ({ kind: 'cue.place', id: cue, at_ms: null }),
    () => ({ kind: 'cue.alter', id: cue, changes: { count: integer(random, -3, 20_000), note: ' later ' } }),
    () => ({ kind: 'cue.remove', id: cue }),
    () => ({ kind: 'cue.remove', id: cue }),
    () => ({
      kind: 'position.add',
      position: { id: `p${number}`, name: 'Barge', x_ft: 9.7, angle_deg: 200 },
      index: integer(random, 0, positions.length),
    }),
    () => ({ kind: 'position.alter', id: position, changes: { angle_deg: integer(random, -90, 90) } }),
    () => ({ kind: 'position.remove', id: position }),
    () => ({ kind: 'site.alter', changes: { crowd_ft: integer(random, -10, 9_000), noise: 'quiet' } }),
    () => ({ kind: 'show.rename', name: `Show ${number}` }),
    () => ({ kind: 'music.alter', music: { name: 'march.mp3', seconds: number, offset_ms: -0.3 } }),
    () => ({ kind: 'onHand.alter', products_id: 10_001, devices: random() < 0.5 ? null : number }),
    () => ({
      kind: 'several',
      edits: [
        { kind: 'cue.remove', id: cue },
        { kind: 'cue.add', cue: added, index: 0 },
        { kind: 'cue.place', id: added.id, at_ms: 400 },
      ],
    }),
  ]
  return pick(random, choices)()
}

/** Undoes and redoes everything; true when both ends are met and documents in between are valid. */
function isReversible(random: Random, edit: (doc: ShowDoc, change: ShowEdit) => Edited): boolean {
  const start = randomShow(random, products)
  let doc: ShowDoc = start
  const past: ShowEdit[] = []
  for (let number = 0; number < EDITS; number++) {
    const step = edit(doc, randomEdit(random, doc, number))
    past.push(step.inverse)
    doc = step.doc
    if (number % 12 === 0 && !v.is(ShowDoc, doc)) return false
  }
  const end = doc
  const future: ShowEdit[] = []
  for (const inverse of past.toReversed()) {
    const step = edit(doc, inverse)
    future.push(step.inverse)
    doc = step.doc
  }
  const isStart = JSON.stringify(doc) === JSON.stringify(start)
  for (const inverse of future.toReversed()) doc = edit(doc, inverse).doc
  return isStart && JSON.stringify(doc) === JSON.stringify(end)
}

const countIrreversible = (edit: typeof applyEdit, runs: number) => {
  const random = randomOf('edits')
  return Array.from({ length: runs }, () => isReversible(random, edit)).filter((is) => !is).length
}

/** The control: what was removed comes back at the end, wherever it was. */
const withoutPosition = (change: ShowEdit): ShowEdit => {
  if (change.kind === 'several') return { ...change, edits: change.edits.map(withoutPosition) }
  if (change.kind !== 'cue.add' && change.kind !== 'position.add') return change
  const { index: _, ...edit } = change
  return edit
}

describe('edits of a show', () => {
  test(`undone all are the start, redone all the end: ${RUNS} times ${EDITS} edits, documents in between valid`, () => {
    expect(countIrreversible(applyEdit, RUNS)).toBe(0)
  })
  test('and an inverse without its position would be noticed', () => {
    const withControl = (doc: ShowDoc, change: ShowEdit): Edited => {
      const step = applyEdit(doc, change)
      return { ...step, inverse: withoutPosition(step.inverse) }
    }
    expect(countIrreversible(withControl, 20)).toBeGreaterThan(0)
  })
  test('that do not apply leave the same object', () => {
    const doc = emptyShow('Fair', 1)
    const edits: readonly ShowEdit[] = [
      { kind: 'cue.remove', id: 'none' },
      { kind: 'cue.alter', id: 'none', changes: { count: 2 } },
      { kind: 'show.rename', name: ' ' },
      { kind: 'show.rename', name: 'Fair' },
      { kind: 'site.alter', changes: { crowd_ft: 200 } },
      { kind: 'position.alter', id: 'left', changes: { name: 'Left ' } },
      { kind: 'onHand.alter', products_id: 5, devices: null },
      { kind: 'music.alter', music: null },
      { kind: 'several', edits: [] },
    ]
    expect(edits.filter((edit) => applyEdit(doc, edit).doc !== doc)).toEqual([])
  })
  test('never take the last position, and move the cues of the others', () => {
    const random = randomOf('positions')
    const doc = { ...emptyShow('Fair', 1), cues: [randomCue(random, 'c', pick(random, products), ['right'])] }
    const one = ['right', 'center', 'left'].reduce(
      (shown, id) => applyEdit(shown, { kind: 'position.remove', id }).doc,
      doc,
    )
    expect(one.positions.map(({ id }) => id)).toEqual(['left'])
    expect(one.cues.map(({ position }) => position)).toEqual(['left'])
  })
  test('of a name keep what can be stored', () => {
    const name = applyEdit(emptyShow('Fair', 1), { kind: 'show.rename', name: `a\0${'🎆'.repeat(60)}` }).doc
      .name
    expect([name.length, name.isWellFormed(), name.startsWith('a🎆')]).toEqual([79, true, true])
  })
})
