import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { scenePath } from '#contract/catalogue/picture-path.ts'

type Banner = ContentEntry<'banner'>

const consumerLook = {
  background_color: '#1b1060',
  background_image_path: scenePath('banner-color'),
  background_position: 'center',
  background_size: 'cover',
  background_repeat: 'no-repeat',
} as const
const proLook = {
  ...consumerLook,
  background_color: '#14161c',
  background_image_path: scenePath('banner-gold'),
}

type Row = readonly [project: ProjectId, key: string, set: 'desktop' | 'mobile', html: string]

/** They stay. */
const offers: readonly Row[] = [
  [
    CONSUMER_PROJECT,
    'spring-desktop',
    'desktop',
    '<p><strong>12% off the goods</strong> with code <strong>SPRING12</strong>, on every category. <a href="/sl/l/Best_Sellers">Start with the best sellers</a></p>',
  ],
  [
    CONSUMER_PROJECT,
    'spring-mobile',
    'mobile',
    '<p><strong>12% off</strong> with code <strong>SPRING12</strong>. <a href="/sl/l/Best_Sellers">Best sellers</a></p>',
  ],
  [
    PROFESSIONAL_PROJECT,
    'crew-desktop',
    'desktop',
    '<p><strong>Crew rate.</strong> 4% off the goods of a display order with code <strong>PROCREW</strong>. <a href="/sl/b/Show-Series">See the Show Series</a></p>',
  ],
  [
    PROFESSIONAL_PROJECT,
    'crew-mobile',
    'mobile',
    '<p><strong>4% off</strong> with <strong>PROCREW</strong>. <a href="/sl/b/Show-Series">Show Series</a></p>',
  ],
]

/** They take the first place in the four weeks before the Fourth. */
const lastCalls: readonly Row[] = [
  [
    CONSUMER_PROJECT,
    'last-call-desktop',
    'desktop',
    '<p><strong>Last call for the season.</strong> Look up your state on the <a href="/transit-map">transit map</a> before you choose a ship date.</p>',
  ],
  [
    CONSUMER_PROJECT,
    'last-call-mobile',
    'mobile',
    '<p><strong>Last call.</strong> Check your <a href="/transit-map">transit days</a>.</p>',
  ],
  [
    PROFESSIONAL_PROJECT,
    'june-desktop',
    'desktop',
    '<p><strong>June trucks are filling.</strong> Book your 1.3G loads now; see <a href="/shipping">freight and will-call</a>.</p>',
  ],
  [
    PROFESSIONAL_PROJECT,
    'june-mobile',
    'mobile',
    '<p><strong>June trucks are filling.</strong> <a href="/shipping">Book loads</a></p>',
  ],
]

/** Flash-sale banners, in the order in which they are shown. */
export const banners = (today: string): readonly Banner[] => [
  ...lastCalls.map((row) => ({
    ...banner(row, false),
    position: 0,
    starts_at: `${seasonOf(today)}-05-31T06:00:00Z`,
    ends_at: `${seasonOf(today)}-06-28T06:00:00Z`,
  })),
  ...offers.map((row) => ({ ...banner(row, true), position: 1 })),
]

/** The year of the season that is on, or comes next. */
function seasonOf(today: string): number {
  const year = Number(today.slice(0, 4))
  return today < `${year}-06-28` ? year : year + 1
}

const banner = ([project_id, key, set, html]: Row, is_closable: boolean): Banner => ({
  project_id,
  kind: 'banner',
  key,
  body: { set, html, is_closable, ...(project_id === CONSUMER_PROJECT ? consumerLook : proLook) },
})
