import { expect, onTestFinished, test, vi } from 'vitest'
import { type Group, shownBy } from '#server/content/shown-by.ts'
import type { StorefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'

const VALUES = 1_000

/** A catalogue of which only the groups are asked, and how often the address of one is read. */
function catalogueOf(...urls: readonly string[]) {
  const counts = { reads: 0 }
  const groups = urls.map((url, at) => ({
    id: at,
    kind: 'category',
    get url() {
      counts.reads++
      return url
    },
  }))
  const catalogue = { groups: groups as unknown as readonly Group[] } as StorefrontCatalogue
  return { catalogue, counts }
}

/** Counts the elements that `some` looks at. */
function countSome() {
  const counts = { looks: 0 }
  const { some } = Array.prototype
  const spy = vi.spyOn(Array.prototype, 'some').mockImplementation(function (this: unknown[], predicate) {
    return some.call(this, (...args) => {
      counts.looks++
      return predicate(...args)
    })
  })
  onTestFinished(() => spy.mockRestore())
  return counts
}

test.each([
  ['/sl/c/MINES', { kind: 'listing', path: '/sl/c/Mines' }],
  ['/sl/c/Mines,Comets', { kind: 'filtered' }],
  ['/sl/c/Mines,absent', { kind: 'filtered' }],
  ['/sl/c/Mines/b/absent', { kind: 'unknown' }],
  ['/sl/c/absent', { kind: 'unknown' }],
  ['/sl', { kind: 'listing', path: '/sl', group: null }],
  ['/sl/more', { kind: 'filtered' }],
])('the path %s shows what its values name', (path, shown) => {
  expect(shownBy(catalogueOf('Comets', 'Mines').catalogue, path)).toMatchObject(shown)
})

test('[P31] of a path with a thousand values each is looked up once, however many groups there are', () => {
  const { catalogue, counts } = catalogueOf(...Array.from({ length: 100 }, (_, at) => `group-${at}`), 'Mines')
  const some = countSome()
  const path = `/sl/c/${'absent,'.repeat(VALUES)}Mines`
  expect(shownBy(catalogue, path)).toEqual({ kind: 'filtered' })
  expect(some.looks).toBeLessThan(2 * VALUES)
  expect(counts.reads).toBeLessThan(2 * VALUES)
})
