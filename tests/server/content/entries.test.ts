import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { CONTENT_KINDS } from '#contract/content/content-kinds.ts'
import { carrierRows } from '#server/demo/delivery-rows.ts'
import { effects } from '#server/new-shop/facet-values.ts'
import { stateRows } from '#server/new-shop/state-rows.ts'
import { transitDays } from '#server/content/defaults/transit-days.ts'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'
import { addressProblem, isProduct } from './address-check.ts'
import { addressesOf, allEntries, nameOf, readTexts, shownEntries, stringsOf } from './written-texts.ts'

describe('the content that a shop opens with, and that of the demo shop', () => {
  test('every entry passes the schema of its kind', () => {
    const problems = allEntries.flatMap((entry) => {
      const read = safeParse(CONTENT_KINDS[entry.kind], entry.body)
      return read.success ? [] : [`${nameOf(entry)}: ${read.issues.map(({ message }) => message).join()}`]
    })
    expect(problems).toEqual([])
  })

  test('no key is taken twice, and keys that are paths are in lower case', () => {
    const keys = defaultEntries.map(nameOf)
    expect(new Set(keys).size).toBe(keys.length)
    const paths = allEntries.filter(({ key }) => key.startsWith('/')).map(({ key }) => key)
    expect(paths.filter((path) => path !== path.toLowerCase())).toEqual([])
  })

  test('[NAV-40] both storefronts have all four menus, and every fixed page has a text', () => {
    const keysOf = (project: number, kind: string) =>
      shownEntries
        .filter((entry) => entry.project_id === project && entry.kind === kind)
        .map(({ key }) => key)
    const menus = ['desktop', 'hamburger', 'information', 'pricing']
    expect(keysOf(11, 'menu')).toEqual(menus.map((name) => `rw_${name}_options`))
    expect(keysOf(14, 'menu')).toEqual(menus.map((name) => `pl_${name}_options`))
    expect(keysOf(11, 'page').toSorted()).toEqual([...PAGES].toSorted())
    expect(keysOf(14, 'page').toSorted()).toEqual([...PAGES].toSorted())
  })

  test('every address leads to a page, to products, or out of the shop', () => {
    const problems = shownEntries.flatMap((entry) =>
      addressesOf(entry)
        .map((address) => [address, addressProblem(entry.project_id, address)] as const)
        .filter(([, problem]) => problem !== null)
        .map(([address, problem]) => `${nameOf(entry)}: ${address} ${problem}`),
    )
    expect(problems).toEqual([])
  })

  test('every demonstration shows a product of its storefront', () => {
    const shown = shownEntries.flatMap((entry) =>
      stringsOf(entry.body)
        .filter(([key]) => key === 'products_url')
        .map(([, url]) => [entry.project_id, url] as const),
    )
    expect(shown).toHaveLength(14)
    expect(shown.filter(([project, url]) => !isProduct(project, url))).toEqual([])
  })

  test('addresses that lead nowhere are found (control)', () => {
    const wrong = [
      '/public-files/none.pdf',
      '/images/scene-480/none.avif',
      '/nowhere',
      '//host',
      '/sl/c/Sparklers',
      '/sl/c/No-Such',
      '/product/none',
      'http://a.example',
    ]
    expect(wrong.map((address) => addressProblem(14, address))).not.toContain(null)
  })
})

describe('the texts', () => {
  const texts = shownEntries.flatMap((entry) =>
    readTexts(entry).map((text) => ({ entry: nameOf(entry), project: entry.project_id, text })),
  )

  test('are not empty, and no sentence of a storefront is written twice', () => {
    expect(texts.filter(({ text }) => text.trim() === '').map(({ entry }) => entry)).toEqual([])
    const long = texts.filter(({ text }) => text.length > 40)
    const twice = [...Map.groupBy(long, ({ project, text }) => `${project} ${text}`)]
      .filter(([, group]) => group.length > 1)
      .map(([text]) => text)
    expect(twice).toEqual([])
  })

  test('differ between the storefronts', () => {
    const [consumer, pro] = [11, 14].map(
      (project) => new Set(texts.filter((text) => text.project === project).map(({ text }) => text)),
    )
    const same = [...(consumer ?? [])].filter((text) => text.length > 60 && pro?.has(text))
    expect(same).toEqual([])
  })

  test('spell effects as the catalogue does, and words as Americans do', () => {
    const terms = effects
      .flatMap((effect) => effect.toLowerCase().split(' '))
      .filter((term) => term.length > 5)
    const wrong = texts.flatMap(({ entry, text }) =>
      (text.toLowerCase().match(/[a-z]+/g) ?? [])
        .filter((word) => BRITISH.test(word) || terms.some((term) => isMisspelt(word, term)))
        .map((word) => `${entry}: ${word}`),
    )
    expect(wrong).toEqual([])
  })

  test('have no filler', () => {
    const filler = /lorem|ipsum|dolor sit|tbd|todo|xxx|coming soon|click here/i
    expect(texts.filter(({ text }) => filler.test(text)).map(({ entry }) => entry)).toEqual([])
  })
})

test('the transit map says what the standard carrier of the demo shop quotes to each state', () => {
  const [standard] = carrierRows()
  const days = stateRows().map(({ code, miles }) => [
    code,
    (standard?.transit_base ?? 0) + Math.floor(miles / 500),
  ])
  expect(transitDays).toEqual(Object.fromEntries(days))
})

const BRITISH = /colour|^grey|licence|cancelled|centre$|metre$|favourite|programme|catalogue/

/** One letter too few, too many or wrong, endings of plurals aside. */
function isMisspelt(word: string, term: string): boolean {
  const forms = [term, `${term}s`, `${term.slice(0, -1)}ies`, `${term}es`, `${term}ed`, `${term}ing`]
  return !forms.includes(word) && word !== 'handle' && forms.some((form) => isOneOff(word, form))
}

function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const same = long.split('').findIndex((letter, index) => letter !== short[index])
  const rest = short.length === long.length ? same + 1 : same
  return same !== -1 && short.slice(rest) === long.slice(same + 1)
}

const PAGES = [
  '/shipping',
  '/pro-use',
  '/contact',
  '/product-msds-sds',
  '/about',
  '/resources',
  '/italia',
  '/display-showcase',
  '/pyrolamas',
  '/ignition-types',
  '/faq',
  '/discounts',
  '/tent-video',
  '/transit-map',
  '/newsletter',
  '/catalog',
  '/pages/credit-application',
  '/pages/terms-of-use',
  '/pages/privacy-policy',
]
