import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrintSheet } from '#src/views/shows/show-builder/print/print-sheet.tsx'
import { sampleCue, sampleShown, sampleViews } from '#tests/src/views/shows/show-builder/sample-show.ts'

const cues = [
  sampleCue({ id: 'a', at_ms: 20_000, note: 'Rack 4' }),
  sampleCue({ id: 'b', at_ms: 9_000, position: 'right', angle_deg: 4 }),
  sampleCue({ id: 'c', at_ms: null, count: 3 }),
  sampleCue({ id: 'd', at_ms: 12_000, products_id: 3 }),
]
const sheet = renderToStaticMarkup(
  <PrintSheet shown={sampleShown(cues)} views={sampleViews(cues)} dangers={['Spectators are too near.']} />,
)
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('dangers head the print, before the firing list and the pack list', () => {
  const parts = ['Spectators are too near.', 'Firing list', 'Pack list'].map((part) => sheet.indexOf(part))
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
  expect(parts[0]).toBeGreaterThan(0)
})

test('the firing list is in the order of ignition, with the angle of position and cue', () => {
  const rows = [...sheet.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => textOf(row ?? '').trim())
  const fired = rows.filter((row) => row.includes('AP300') && row.includes('°'))
  expect(fired.map((row) => row.split(' ').slice(1, 2)[0])).toEqual(['1', '2'])
  expect(fired[0]).toMatch(/Right .*22°/)
  expect(fired[1]).toContain('Rack 4')
})

test('what the list does not have is named, and no price is printed', () => {
  expect(textOf(sheet)).toContain('Not in the list: 1 × Product no longer sold, 3 × 3 in Aqua Palm.')
  expect(sheet).not.toContain('$')
})
