import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Freshness } from '#server/catalogue/shown-stock.ts'
import { createKeptPages } from '#server/storefront/kept-pages.ts'

const MOST = 20

/** Keeps pages under a clock that stands still, and counts how often each was drawn. */
function keeper() {
  let time = 0
  const drawn: string[] = []
  const failed: unknown[] = []
  let freshness: Freshness = 'fresh'
  const pages = createKeptPages({ mostPerSecond: MOST, now: () => time })
  return {
    pages,
    drawn,
    failed,
    pass: (milliseconds: number) => (time += milliseconds),
    becomes: (next: Freshness) => (freshness = next),
    ask: async (key: string, html: string | null = `<p>${key}</p>`) => {
      const draw = async () => {
        drawn.push(key)
        return html === null ? null : { html, headers: {}, freshness: () => freshness }
      }
      const page = await pages(key, draw, (error) => failed.push(error))
      return page === null ? null : new TextDecoder().decode(page.file.plain)
    },
  }
}

test('a page is drawn once, however many ask for it at the same time', async () => {
  const { ask, drawn } = keeper()
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['<p>a</p>', '<p>a</p>', '<p>a</p>'])
  expect(await ask('a')).toBe('<p>a</p>')
  expect(drawn).toEqual(['a'])
})

test('what cannot be drawn is not drawn again', async () => {
  const { ask, drawn } = keeper()
  expect([await ask('a', null), await ask('a', null)]).toEqual([null, null])
  expect(drawn).toEqual(['a'])
})

test('at most so many pages are drawn in a second; the next second draws the others', async () => {
  const { ask, drawn, pass } = keeper()
  const keys = Array.from({ length: MOST + 2 }, (_, index) => `page ${index}`)
  const files = await Promise.all(keys.map((key) => ask(key)))
  expect(files.filter((file) => file === null)).toHaveLength(2)
  expect(drawn).toHaveLength(MOST)
  pass(1_000)
  expect(await ask(`page ${MOST}`)).toBe(`<p>page ${MOST}</p>`)
})

test('the 300 most recently used pages are kept', async () => {
  const { ask, drawn, pass } = keeper()
  const draw = async (key: string) => {
    pass(1_000)
    await ask(key)
  }
  for (let index = 0; index < 300; index++) await draw(`page ${index}`)
  await draw('page 0')
  await draw('one more')
  drawn.length = 0
  await draw('page 0')
  expect(drawn).toEqual([])
  await draw('page 1')
  expect(drawn).toEqual(['page 1'])
})

test('a page that failed to draw is told, and not drawn again for ten seconds', async () => {
  const { drawn, failed, pass, pages } = keeper()
  const ask = () =>
    pages(
      'a',
      async () => {
        drawn.push('a')
        throw new Error('planted')
      },
      (error) => failed.push(error),
    )
  expect([await ask(), await ask()]).toEqual([null, null])
  pass(10_000)
  await ask()
  expect(drawn).toEqual(['a', 'a'])
  expect(failed).toEqual([new Error('planted'), new Error('planted')])
})

test('a stale page is shown while the next one is drawn, which is shown from then on', async () => {
  const { ask, becomes, drawn } = keeper()
  await ask('a', 'before')
  becomes('stale')
  expect(await ask('a', 'after')).toBe('before')
  expect(drawn).toEqual(['a', 'a'])
  await expect.poll(() => ask('a', 'after')).toBe('after')
})

test('a stale page that nobody asked for within a minute is drawn anew before it is shown', async () => {
  const { ask, becomes, pass } = keeper()
  await ask('a', 'before')
  becomes('stale')
  pass(60_000)
  expect(await ask('a', 'after')).toBe('after')
})

test('a page that says a sold-out product is in stock is never shown', async () => {
  const { ask, becomes } = keeper()
  await ask('a', 'before')
  becomes('wrong')
  expect(await ask('a', 'after')).toBe('after')
})

test('stale pages are drawn anew in half of the pages of a second, and shown as they are beyond it', async () => {
  const { ask, becomes, drawn, pass } = keeper()
  const keys = Array.from({ length: MOST }, (_, index) => `page ${index}`)
  for (const key of keys) await ask(key)
  becomes('stale')
  pass(1_000)
  drawn.length = 0
  for (const key of keys) expect(await ask(key, 'after')).toBe(`<p>${key}</p>`)
  expect(drawn).toHaveLength(MOST / 2)
  expect(await ask('one more')).toBe('<p>one more</p>')
})

test('a page that was dropped while it was packed better is not put back', async () => {
  const { ask, drawn, pass } = keeper()
  const long = `<p>${Array.from({ length: 40_000 }, (_, index) => index).join(' ')}</p>`
  await ask('long', long)
  await ask('long')
  for (let index = 0; index < 300; index++) {
    pass(1_000)
    await ask(`page ${index}`)
  }
  await new Promise((settle) => {
    brotliCompress(long, settle)
  })
  drawn.length = 0
  pass(1_000)
  await ask('long', long)
  expect(drawn).toEqual(['long'])
})
