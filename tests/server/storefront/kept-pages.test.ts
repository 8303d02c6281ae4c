import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { createKeptPages } from '#server/storefront/kept-pages.ts'

const MOST = 20

/** Keeps pages under a clock that stands still, and counts how often each was drawn. */
function keeper() {
  let time = 0
  const drawn: string[] = []
  const pages = createKeptPages({ mostPerSecond: MOST, now: () => time })
  return {
    pages,
    drawn,
    pass: (milliseconds: number) => (time += milliseconds),
    ask: async (key: string, html: string | null = `<p>${key}</p>`) => {
      const page = await pages(key, async () => {
        drawn.push(key)
        return html === null ? null : { html, headers: {} }
      })
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

test('a page that failed to draw is not drawn again for ten seconds', async () => {
  const { drawn, pass, pages } = keeper()
  const fail = () =>
    pages('a', async () => {
      drawn.push('a')
      throw new Error('planted')
    })
  await expect(fail()).rejects.toThrow('planted')
  expect(await fail()).toBeNull()
  pass(10_000)
  await expect(fail()).rejects.toThrow('planted')
  expect(drawn).toEqual(['a', 'a'])
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
