import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'
import { fieldName } from '#src/views/staff/schema-form/field-name.ts'
import { Problems } from '#src/views/staff/schema-form/problems.ts'
import { ObjectForm } from '#src/views/staff/schema-form/schema-form.tsx'
import {
  bareOf,
  kindOf,
  type SchemaNode,
  schemaOfKind,
  variantsOf,
} from '#src/views/staff/schema-form/schema-node.ts'
import {
  recordOf,
  shownDays,
  shownText,
  typedDays,
  typedValue,
  wrongDaysLine,
} from '#src/views/staff/schema-form/shown-value.ts'
import { summaryOf } from '#src/views/staff/schema-form/summary-of.ts'

/** The same value, each of its parts put back as a field does that is left as it was. */
function typedAgain(node: SchemaNode, value: unknown): unknown {
  const bare = bareOf(node)
  if (value === null) return null
  if (bare.type === 'array' && Array.isArray(value) && bare.item) {
    const { item } = bare
    return value.map((each) => typedAgain(item, each))
  }
  if (bare.type === 'variant') {
    const chosen = variantsOf(bare).find((each) => kindOf(each) === recordOf(value)['kind'])
    return chosen ? typedAgain(chosen, value) : 'a block of no kind'
  }
  if (bare.type === 'strict_object')
    return Object.fromEntries(
      Object.entries(recordOf(value)).map(([name, each]) => [
        name,
        typedAgain(bare.entries?.[name] ?? { type: 'no such field' }, each),
      ]),
    )
  if (bare.type === 'record') return typedDays(shownDays(value))
  return bare.type === 'boolean' || bare.type === 'literal' ? value : typedValue(node, shownText(value))
}

const form = (
  entry: { kind: (typeof defaultEntries)[number]['kind']; body: unknown },
  problems = new Map<string, string>(),
) => {
  const changes: unknown[] = []
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Problems value={problems}>
        <ObjectForm
          node={schemaOfKind(entry.kind)}
          value={entry.body}
          form={entry.kind}
          path=""
          onChange={(next) => changes.push(next)}
        />
      </Problems>
    </QueryClientProvider>,
  )
  return { markup, changes }
}

test('no default entry changes by a byte when it is shown, or when each field is given what it shows', () => {
  for (const entry of defaultEntries) {
    const before = JSON.stringify(entry.body)
    expect(form(entry).changes, entry.key).toEqual([])
    expect(JSON.stringify(typedAgain(schemaOfKind(entry.kind), entry.body)), entry.key).toBe(before)
  }
})

const page = {
  kind: 'page',
  body: {
    title: 'Shipping',
    blocks: [
      { kind: 'text', text: '## How **long** it takes\n\nSee [the map](/map).' },
      { kind: 'questions', name: 'faq', questions: [{ question: 'When?', answer: 'Soon.' }] },
      { kind: 'picture', src: '/media/a.png', alt: '', caption: '', width: 1, height: 1 },
    ],
    seo: {},
  },
} as const

test('a block is closed to its name and what it is about, and opens by itself where a field has a problem', () => {
  const closed = form(page).markup
  expect(closed).toContain('1. Text')
  expect(closed).toContain('How long it takes See the map.')
  expect(closed).toContain('2. Questions')
  expect(closed).toContain('1 question')
  expect(closed).not.toContain('Alternative text')
  const open = form(page, new Map([['blocks.2.src', 'Fill this in.']])).markup
  expect(open).toContain('1 problem')
  expect(open).toMatch(/<input[^>]*aria-describedby="[^"]*entry-blocks-2-src-error/)
  expect(open).toContain('Fill this in.')
})

test('a problem is told by the names that the form has for its field', () => {
  const name = (path: string) => fieldName('page', page.body, path)
  expect(name('blocks.2.src')).toBe('3. Picture, Picture')
  expect(name('blocks.1.questions.0.answer')).toBe('2. Questions, Question 1, Answer')
  expect(name('blocks')).toBe('Blocks')
  expect(name('seo.seo_meta')).toBe('Search engines, Description')
  expect(name('key')).toBe('Path')
  expect(name('ends_at')).toBe('Visible until')
  expect(fieldName('menu', { items: [{ children: [{}] }] }, 'items.0.children.0.link_to')).toBe(
    'Item 1, Item 1, Link',
  )
})

test('days in transit are a line for each state, and a line that is none keeps the text as it is', () => {
  expect(typedDays('MO 2\n\n TX: 5 ')).toEqual({ MO: 2, TX: 5 })
  expect(typedDays('MO 2\nTexas 5')).toBe('MO 2\nTexas 5')
  expect(wrongDaysLine('MO 2\nTexas 5')).toBe(2)
  expect(wrongDaysLine('MO 2')).toBeNull()
})

test('the summary of a part is its name, its count or its first words', () => {
  expect(summaryOf({ kind: 'buttons', buttons: [{ label: 'One' }, { label: 'Two' }] })).toBe('One, Two')
  expect(summaryOf({ kind: 'table', caption: '', head: ['A'], rows: [['1'], ['2']] })).toBe('2 rows')
  expect(summaryOf({ kind: 'transit', days: { MO: 2 } })).toBe('1 state')
  expect(summaryOf({ kind: 'form', form: 'contact' })).toBe('Contact form')
  expect(summaryOf({ kind: 'dealers' })).toBe('')
})
