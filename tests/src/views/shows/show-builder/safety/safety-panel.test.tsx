import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ShowCue } from '#contract/shows/show-doc.ts'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import { type Finding, isDanger } from '#pyro/show/findings.ts'
import { dangerSentence, findingText } from '#src/views/shows/show-builder/safety/finding-text.ts'
import { cueViews } from '#src/views/shows/show-builder/cue-views.ts'
import { SafetyPanel } from '#src/views/shows/show-builder/safety/safety-panel.tsx'
import { sampleCue, sampleShown } from '#tests/src/views/shows/show-builder/sample-show.ts'
import { productOf } from '#tests/pyro/show/catalogue-products.ts'

const product = { ...productOf('3-Inch-Shells'), products_name: 'Red Peony' }
const { products_id } = product
const cue = sampleCue({ products_id, at_ms: 0 })
const viewsOf = (cues: readonly ShowCue[]) =>
  cueViews(sampleShown(cues, { products: new Map([[products_id, product]]) }), cueSpan)
const cue_ids = ['a']
const all: readonly Finding[] = [
  { kind: 'crowdTooNear', cue_ids, sources: ['tube', 'fan'], product, crowd_ft: 100, needed_ft: 231 },
  { kind: 'litBeforeStart', cue_ids, sources: ['visco'], early_ms: 2_500 },
  { kind: 'needsPapers', cue_ids, sources: ['state'] },
  { kind: 'restrictedInState', cue_ids, sources: ['state'], state: 'TX' },
  { kind: 'tooLoud', cue_ids, sources: ['own'], admitted: 'quiet' },
  {
    kind: 'litTooFast',
    cue_ids,
    sources: ['hand'],
    firing: 'hand',
    spacing_ms: 400,
    needed_ms: 10_000,
    pairs: [{ cue_ids, spacing_ms: 400, needed_ms: 10_000 }],
  },
  {
    kind: 'litTooFast',
    cue_ids,
    sources: ['clip'],
    firing: 'electric',
    spacing_ms: 400,
    needed_ms: 2_000,
    pairs: [{ cue_ids, spacing_ms: 400, needed_ms: 2_000 }],
  },
  { kind: 'gap', cue_ids: ['a', 'b'], sources: ['own'], from_ms: 61_000, to_ms: 66_500 },
  { kind: 'soldOut', cue_ids, sources: [], product, missing: 3 },
  { kind: 'leftover', cue_ids, sources: [], product, devices: 7, value: 1_234 },
  { kind: 'leftover', cue_ids, sources: [], product, devices: 7, value: null },
  { kind: 'isDisplay', cue_ids: [], sources: ['audience'] },
]
const render = (cues: readonly ShowCue[], findings: readonly Finding[]) =>
  renderToStaticMarkup(<SafetyPanel views={viewsOf(cues)} findings={findings} onShowCue={() => undefined} />)
const shown = render([cue], all)

describe('the safety panel', () => {
  test('leaves the decision to the fire authority and calls nothing safe', () => {
    expect(shown).toContain('Your fire authority decides.')
    expect(`${shown} ${all.map(dangerSentence).join(' ')}`).not.toMatch(/\bsafe\b/i)
  })
  test('parts dangers from hints and counts both', () => {
    expect(shown).toContain('Dangers (7)')
    expect(shown).toContain('Hints (5)')
    expect(all.filter(isDanger)).toHaveLength(7)
  })
  test('links each finding to its cues by number and name', () => {
    expect(shown.match(/<button[^>]*>Cue 1, Red Peony<\/button>/g)).toHaveLength(11)
  })
  test('numbers cues by their lighting, as the firing list does, wherever they stand in the document', () => {
    const cues = [sampleCue({ id: 'late', products_id, at_ms: 9_000 }), { ...cue, id: 'early' }]
    const tray = sampleCue({ id: 'tray', products_id, at_ms: null })
    const found = { kind: 'needsPapers', cue_ids: ['late', 'early', 'tray'], sources: ['state'] } as const
    expect(linksIn(render([tray, ...cues], [found]))).toEqual([
      'Cue 2, Red Peony',
      'Cue 1, Red Peony',
      'Red Peony, in the tray',
    ])
  })
  test('shows cues that are lit too fast after each other as pairs', () => {
    const at = (id: string, at_ms: number) => sampleCue({ id, products_id, at_ms })
    const cues = [at('a', 0), at('b', 300), at('c', 60_000), at('d', 60_400)]
    const pair = (ids: readonly string[], spacing_ms: number) => ({
      cue_ids: ids,
      spacing_ms,
      needed_ms: 10_000,
    })
    const pairs = [pair(['a', 'b'], 300), pair(['c', 'd'], 400)]
    const finding: Finding = {
      kind: 'litTooFast',
      cue_ids: ['a', 'b', 'c', 'd'],
      sources: ['hand'],
      firing: 'hand',
      spacing_ms: 300,
      needed_ms: 10_000,
      pairs,
    }
    const html = render(cues, [finding])
    expect(html).toContain('2 pairs of cues are lit as little as 0.3 s after each other')
    expect(html.match(/s apart<|Cue \d/g)).toEqual([
      'Cue 1',
      'Cue 2',
      's apart<',
      'Cue 3',
      'Cue 4',
      's apart<',
    ])
  })
  test('names the source of each rule', () => {
    expect(shown).toContain('NFPA 1123, as public guides restate it')
    expect(shown).toContain('Columbus (Indiana) Fire Department')
  })
  test('says what was found and what to do, with figures', () => {
    expect(all.map((finding) => findingText(finding).title)).toEqual([
      'Red Peony needs 231 ft, the crowd is at 100 ft',
      '1 cue is lit before the start, by up to 2.5 s',
      '1 cue has goods for professional use only',
      '1 cue has goods that are not delivered to TX',
      '1 cue is louder than quiet',
      'Cues are lit 0.4 s after each other, which needs 10.0 s',
      'Cues are lit 0.4 s after each other, which needs 2.0 s',
      'Dark for 5.5 s from 1:01',
      '3 devices of Red Peony cannot be bought',
      '7 devices of Red Peony left over',
      '7 devices of Red Peony left over',
      'Before an audience this is a display',
    ])
    expect(findingText(all[9] ?? never()).advice).toContain('$12.34')
    expect(findingText(all[10] ?? never()).advice).not.toContain('$')
  })
  test('without a finding still sends to ask', () => {
    expect(render([], [])).toContain('Ask before you fire.')
  })
})

const linksIn = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text)

function never(): never {
  throw new Error('no finding')
}
