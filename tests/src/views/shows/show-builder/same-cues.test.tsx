import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CueTable } from '#src/views/shows/show-builder/cue-table/cue-table.tsx'
import { Timeline } from '#src/views/shows/show-builder/timeline/timeline.tsx'
import { sampleCue, sampleShown, sampleViews } from './sample-show.ts'

const nothing = () => undefined
const cues = [
  sampleCue({ id: 'one', at_ms: 61_500, position: 'right' }),
  sampleCue({ id: 'two', at_ms: 2_000, products_id: 2 }),
  sampleCue({ id: 'three', at_ms: null }),
  sampleCue({ id: 'four', at_ms: 2_000, products_id: 3, position: 'center' }),
]
const parts = { shown: sampleShown(cues), views: sampleViews(cues), selected: 'two', edit: nothing }
const timeline = renderToStaticMarkup(
  <Timeline
    {...parts}
    onSelect={nothing}
    drag={{ begin: nothing, drop: nothing, cancel: nothing }}
    playhead={{
      read: () => 0,
      isPlaying: () => false,
      subscribe: () => nothing,
      seek: nothing,
      toggle: nothing,
    }}
    loudness={{ peaks: [0, 100, 40], seconds: 90, offset_ms: -2_500 }}
    onAdd={nothing}
    onDropGoods={nothing}
    onInspect={nothing}
    corner={null}
  >
    {null}
  </Timeline>,
)
const table = renderToStaticMarkup(<CueTable {...parts} onInspect={nothing} />)

const idsIn = (markup: string, attribute: string) =>
  [...markup.matchAll(new RegExp(`${attribute}="(\\w+)"`, 'g'))].map(([, id]) => id)

test('timeline and table show the same cues, the table in the order of their times', () => {
  expect(idsIn(table, 'data-row')).toEqual(['two', 'four', 'one'])
  expect(new Set(idsIn(timeline, 'data-cue'))).toEqual(new Set(idsIn(table, 'data-row')))
})

test('timeline and table tell the same of a cue', () => {
  expect(timeline).toContain('aria-label="Cue 2, 3 in Aqua Palm, 1 min 1.5 s, Right"')
  expect(table).toContain('aria-label="Time of cue 2, 3 in Aqua Palm"')
  expect(table).toContain('value="1:01.5"')
  for (const markup of [timeline, table])
    expect(markup.toLowerCase()).toMatch(/sold out[^]*no longer sold|no longer sold[^]*sold out/)
})

test('[SHOW-01] the loudness of the music lies behind the cues, from when it begins, and is told to nobody', () => {
  const [curve = ''] = /<div[^>]*aria-hidden="true"[^>]*><svg[^]*?<\/svg>/.exec(timeline) ?? []
  expect(timeline.indexOf(curve)).toBeLessThan(timeline.indexOf('role="grid"'))
  expect(curve).toMatch(/style="[^"]*:-2\.5;[^"]*:87\.5"/)
  expect(curve).toContain('viewBox="0 0 2 200"')
  expect(curve).toContain('d="M0 100L1 0L2 60L2 140L1 200L0 100Z"')
})

test('one cell of the grid is reached by Tab', () => {
  const grid = timeline.slice(timeline.indexOf('role="grid"'))
  expect(grid.match(/role="(gridcell|rowheader)"[^>]*tabindex="0"/gi)).toHaveLength(1)
})

test('while the show is read only, no control of the table changes it', () => {
  const readOnly = renderToStaticMarkup(
    <CueTable {...parts} shown={{ ...parts.shown, readOnly: 'Open in another tab.' }} onInspect={nothing} />,
  )
  const buttons = [...readOnly.matchAll(/<button[^>]*aria-label="(?:Increase|Decrease|Remove)[^>]*>/g)]
  expect(buttons.length).toBeGreaterThan(10)
  expect(buttons.filter(([button]) => !button.includes('aria-disabled="true"'))).toEqual([])
  expect(readOnly.match(/<select(?![^>]*disabled)/)).toBeNull()
  expect(readOnly.match(/<input(?![^>]*readOnly)/i)).toBeNull()
})
