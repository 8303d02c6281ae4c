import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { PATHS } from '#contract/content/paths.ts'

type Row = readonly [key: string, kind: Kind, title: string, link_to: string | null]
type Kind = ContentEntry<'section'>['body']['kind']

const consumer: readonly Row[] = [
  ['just-arrived', 'products', 'Just arrived', '/sl/l/Just_Arrived'],
  ['categories', 'categories', 'Shop by category', '/sl'],
  ['best-sellers', 'products', 'Best sellers', '/sl/l/Best_Sellers'],
  ['effects', 'effects', 'Shop by effect', '/sl'],
  ['low-debris', 'products', 'Easy to clean up', '/sl/l/Low_Debris'],
  ['upsell', 'upsell', 'Picked for your next show', '/sl/l/On_Sale'],
  ['news', 'posts', 'News from the warehouse', '/news'],
]

const pro: readonly Row[] = [
  ['show-series', 'products', 'Show Series', '/sl/b/Show-Series'],
  ['effects', 'effects', 'Find by effect', '/sl'],
  ['new-lots', 'products', 'New lots', '/sl/l/Just_Arrived'],
  ['categories', 'categories', 'The line by group', '/sl'],
  ['upsell', 'upsell', 'For the truck as well', '/sl/c/Fuse--Igniters'],
  ['news', 'posts', 'From the pro desk', '/news'],
]

const HEROES = {
  [CONSUMER_PROJECT]: {
    title: 'The whole sky, by the case.',
    text: 'Wholesale fireworks for stands, shows and backyards, priced at your level.',
  },
  [PROFESSIONAL_PROJECT]: {
    title: 'Display shells, cued and ready.',
    text: 'Shells, comets, mines and firing systems for licensed crews.',
  },
} as const

const NEWSLETTERS = {
  [CONSUMER_PROJECT]: 'New products, price changes and shipping dates, a few times a season.',
  [PROFESSIONAL_PROJECT]: 'New lots, shell sizes back in stock and freight dates, a few times a season.',
} as const

/** What stands above and below the rows. */
const frame = (project_id: keyof typeof HEROES): readonly ContentEntry<'section'>[] => [
  { project_id, kind: 'section', key: 'home-hero', body: { kind: 'hero', ...HEROES[project_id] } },
  {
    project_id,
    kind: 'section',
    key: 'home-newsletter',
    body: {
      kind: 'newsletter',
      title: 'News by e-mail',
      text: NEWSLETTERS[project_id],
      link_to: PATHS.newsletter,
    },
    // below rows that an owner has added
    position: 1_000,
  },
]

const section = (
  project_id: ProjectId,
  [key, kind, title, link_to]: Row,
  position: number,
): ContentEntry<'section'> => ({ project_id, kind: 'section', key, body: { kind, title, link_to }, position })

export const homeSections = [
  ...consumer.map((row, position) => section(CONSUMER_PROJECT, row, position)),
  ...pro.map((row, position) => section(PROFESSIONAL_PROJECT, row, position)),
  ...frame(CONSUMER_PROJECT),
  ...frame(PROFESSIONAL_PROJECT),
]
