import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { seoOf } from './entry-builders.ts'

type Row = readonly [path: string, title: string, about: string]

/** Fixed paths without a content page; a page has its title and description in its own entry. */
const consumer: readonly Row[] = [
  [
    '/',
    'Wholesale fireworks by the case',
    'Cakes, shells, fountains and sparklers by the case, with stock, packaging and colors of every item.',
  ],
  [
    '/sl',
    'Shop all fireworks',
    'Every cake, shell, fountain and rocket we stock, by category, brand, color and effect.',
  ],
  ['/news', 'News', 'Arrivals, dates and rules worth knowing before you load the truck.'],
  ['/firework-news', 'Fireworks news', 'What came in, what changed and what to plan for this season.'],
  ['/login', 'Log in', 'Log in to see the prices of your level, your cart and your saved carts.'],
  [
    '/login/reset-password',
    'Reset your password',
    'Get a code by e-mail or text message and choose a new password.',
  ],
  ['/register', 'Create an account', 'An account is free and shows you case prices right away.'],
  [
    '/pages/volume-application',
    'Volume application',
    'Tell us about your business and your yearly volume to ask for a better price level.',
  ],
]

const pro: readonly Row[] = [
  [
    '/',
    'Display fireworks for licensed crews',
    'Shells, 1000 gram cakes, single shots and field gear for licensed display companies.',
  ],
  [
    '/sl',
    'Shop the pro line',
    'Shells from 3 to 12 inches, comets, mines, cakes and gear, by caliber, effect, color and pattern.',
  ],
  ['/news', 'Pro line news', 'Container arrivals, rule changes and notes from the range for display crews.'],
  [
    '/firework-news',
    'News for display crews',
    'What landed, what is due and what the pro desk learned this season.',
  ],
  ['/login', 'Crew log in', 'Log in to see the prices of your company, its cart and its saved carts.'],
  [
    '/login/reset-password',
    'Set a new password',
    'We send a code by e-mail or text message; with it you choose a new password.',
  ],
  [
    '/register',
    'Open a pro account',
    'Open an account for your display company and see case prices of the pro line.',
  ],
  [
    '/pages/volume-application',
    'Volume pricing for display companies',
    'Send license, yearly volume and trade references to ask for a better price level.',
  ],
]

const entry = (project_id: ProjectId, [path, title, about]: Row): ContentEntry<'seo'> => ({
  project_id,
  kind: 'seo',
  key: path,
  body: seoOf(project_id, title, about),
})

export const fixedPathSeo = [
  ...consumer.map((row) => entry(CONSUMER_PROJECT, row)),
  ...pro.map((row) => entry(PROFESSIONAL_PROJECT, row)),
]
