import type { Insertable } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { projects } from './catalogue-rows.ts'
import { shopNames } from './shop-names.ts'

type Way = readonly [source: string, target: string, kind: 'page' | 'external' | 'filter']

const ways: readonly Way[] = [
  ['/specials', '/sl/l/On_Sale', 'page'],
  ['/new-items', '/sl/l/New_Products_2025', 'page'],
  ['/racks', '/sl/c/Mortars--Racks', 'page'],
  ['/contact-us', '/contact', 'page'],
  ['/safety-council', 'https://safety.example.org/fireworks', 'external'],
  ['/careers', 'https://careers.example.com/emberwright', 'external'],
  ['/gold-willows', '/sl?colors=Gold&effects=Willow', 'filter'],
  ['/red-peonies', '/sl?colors=Red&effects=Peony', 'filter'],
]

export function redirectRows(): readonly Insertable<Database['redirects']>[] {
  return projects.flatMap((project) =>
    ways.map(([source_url, target_url, kind], index) => ({
      id: project * 100 + index + 1,
      project_id: project,
      source_url,
      target_url,
      external: kind === 'external',
      is_filter: kind === 'filter',
    })),
  )
}

const pages: readonly (readonly [path: string, title: string, meta: string])[] = [
  ['/', 'Wholesale fireworks', 'Fireworks by the case, with stock, packaging and colors of every item.'],
  [
    '/sl',
    'Shop all fireworks',
    'Every cake, shell, fountain and rocket we stock, by category, brand and effect.',
  ],
  ['/catalog', 'Catalog', 'The printed catalog of this season.'],
  ['/proline-catalog', 'Pro line catalog', 'The printed catalog of the professional line.'],
  ['/news', 'News', 'Arrivals, dates and rules worth knowing.'],
  ['/shipping', 'Shipping', 'How cases travel, what carriers ask and when the warehouse ships.'],
  ['/contact', 'Contact', 'Call, write or visit the warehouse.'],
  ['/faq', 'Questions and answers', 'Short answers to what crews and stands ask us.'],
  ['/login', 'Log in', 'Log in to see your prices.'],
  ['/register', 'Create an account', 'Create an account to see prices.'],
]

export function pageSeoRows(): readonly Insertable<Database['page_seo']>[] {
  return projects.flatMap((project) =>
    pages.map(([path, title, seo_meta]) => ({
      project_id: project,
      path,
      page_title: `${title} | ${shopNames[project]}`,
      seo_meta,
    })),
  )
}
