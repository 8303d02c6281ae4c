import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { ProjectId } from '#contract/platform/constants.ts'
import { CONTENT_PATHS, firstPath } from '#contract/content/paths.ts'
import { parseListingPath } from '#contract/catalogue/listing-path.ts'
import { FIXED_LINKS, namedLinks } from '#src/services/catalogue/listing/shop-paths.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'
import { privacyPolicy } from '#server/content/defaults/privacy-policy.ts'
import { demoEntries } from '#server/demo/content/demo-entries.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())
const catalogue = await openCatalogue(db)
const all = JSON.stringify([...defaultEntries, ...demoEntries('2026-11-27')])

/** "Mortars & Racks" and "Mortars and racks" are one name. */
const plain = (name: string): string =>
  name.toLowerCase().replaceAll('&', 'and').replaceAll(/[-–]/g, ' to ').replaceAll(/\s+/g, ' ')

/** The name of the category, brand or list that a path opens; null: it opens none of them. */
function nameOf(projectId: ProjectId, path: string): string | null {
  const { filters } = parseListingPath(path)
  const values = Object.values(filters).find((found) => found.length > 0)
  const url = values?.[0]?.toLowerCase()
  const found = catalogue.storefront(projectId).groups.find((group) => group.url.toLowerCase() === url)
  return found?.name ?? null
}

const menuLinks = [...defaultEntries, ...demoEntries('2026-11-27')].flatMap((entry) => {
  if (entry.kind !== 'menu') return []
  const links = entry.body.items.flatMap((item) => [item, ...(item.children ?? [])])
  const project = entry.project_id === 14 ? 14 : 11
  return links.map(({ title, link_to }) => ({ project, title, path: link_to ?? '' }) as const)
})

test('a link of a menu has the name of the category, brand or list that it opens', () => {
  const named = menuLinks.flatMap(({ project, title, path }) => {
    const name = nameOf(project, path)
    return name === null ? [] : [[plain(title), plain(name)]]
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([title, name]) => title !== name)).toEqual([])
})

test.each([11, 14] as const)(
  '[CMS-01] each fixed path with content has a page with text in a new storefront %i',
  (project) => {
    const written = defaultEntries.flatMap((entry) =>
      entry.kind === 'page' && entry.project_id === project && entry.body.blocks.length > 0
        ? [entry.key]
        : [],
    )
    expect(written).toEqual(expect.arrayContaining(CONTENT_PATHS.map(firstPath)))
  },
)

test.each([11, 14] as const)(
  'the fixed links of storefront %i have the names of what they open',
  (project) => {
    const { groups } = catalogue.storefront(project)
    const options = (kind: string) =>
      groups.filter((group) => group.kind === kind).map(({ url, name }) => ({ value: url, label: name }))
    const links = namedLinks(FIXED_LINKS, { c: options('category'), b: options('brand'), l: options('list') })
    expect(links.map(({ path }) => path)).toEqual(FIXED_LINKS.map(({ path }) => path))
    expect(links.map(({ label, path }) => [path, label])).toEqual(
      links.map(({ label, path }) => [path, nameOf(project, path) ?? label]),
    )
  },
)

test('no text says that papers cannot be uploaded, or that only a call changes an account', () => {
  expect(all).not.toMatch(/no upload|sales contact|tick the newsletter/i)
  expect(all).not.toMatch(/change (my|your) phone number or e-mail\?","answer":"Call/i)
})

test('no text of the demo, which may open on any day, is of a season', () => {
  expect(all).not.toMatch(/spring (load-in|containers|lots)|this (spring|summer|fall|winter)/i)
})

test.each(['2026-05-01', '2026-06-27', '2026-06-28', '2026-11-27', '2027-01-02'])(
  'a banner of the demo opened on %s that names the season is shown before the Fourth only',
  (today) => {
    for (const entry of demoEntries(today)) {
      const text = JSON.stringify(entry.body)
      if (entry.kind !== 'banner' || !/June|season/.test(text)) continue
      expect(entry.starts_at).toMatch(/-05-31T/)
      expect(entry.ends_at).toMatch(/-06-28T/)
      expect(String(entry.ends_at) > today).toBe(true)
    }
  },
)

/** What the privacy policy says about each key of the storage of a browser. */
const STORED: Readonly<Record<string, RegExp>> = {
  user: /your log-in/,
  theme: /light or dark theme/,
  motion: /reduced motion/,
  shortcuts: /single keys as shortcuts/,
  showProductListDetails: /details in lists/,
  quickOrder: /a quick order/,
  'showPurchase/': /shows that are not finished/,
  purged: /the last removal of your old carts/,
  fonts: /whether a phone has fetched its fonts/,
  version: /the version of the shop/,
  reloadedFrom: /whether the page was loaded again/,
  starterReloaded: /whether the page was loaded again/,
}

test.each(Object.values(LEGAL_FACTS))(
  'the privacy policy of the $shop shop tells what a browser stores',
  (facts) => {
    const sources = ['storage', 'quick-order-storage', 'purchase-storage'].map(
      (name) => `src/app/effects/${name}.ts`,
    )
    const text = [...sources, 'src/app/starter.ts'].map((path) => readFileSync(path, 'utf8')).join('\n')
    const keys = [
      ...text.matchAll(/(?:(?:read|write)\(|\b(?:KEY|PREFIX|DETAILS|RELOADED) = )'([^']+)'/g),
    ].map(([, key = '']) => key)
    expect([...new Set(keys)].toSorted()).toEqual(Object.keys(STORED).toSorted())
    const policy = privacyPolicy(facts)
    for (const said of Object.values(STORED)) expect(policy).toMatch(said)
    expect(policy).toMatch(/Papers that you upload/)
    expect(policy).toMatch(/text message/)
  },
)
