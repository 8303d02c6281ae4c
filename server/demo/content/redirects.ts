import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'

type Kind = 'page' | 'external' | 'filter'

const targets: readonly (readonly [source: string, target: string, kind: Kind])[] = [
  ['/specials', '/sl/l/On_Sale', 'page'],
  ['/new-items', '/sl/l/New_Products_2025', 'page'],
  ['/racks', '/sl/c/Mortars--Racks', 'page'],
  ['/contact-us', '/contact', 'page'],
  ['/safety-council', 'https://safety.example.org/fireworks', 'external'],
  ['/careers', 'https://careers.example.com/emberwright', 'external'],
  ['/gold-willows', '/sl?colors=Gold&effects=Willow', 'filter'],
  ['/red-peonies', '/sl?colors=Red&effects=Peony', 'filter'],
]

const redirect = (
  project_id: ProjectId,
  [source, target_url, kind]: (typeof targets)[number],
  position: number,
): ContentEntry<'redirect'> => ({
  project_id,
  kind: 'redirect',
  key: source,
  body: { target_url, external: kind === 'external', is_filter: kind === 'filter' },
  position,
})

export const redirects = ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).flatMap((project) =>
  targets.map((target, position) => redirect(project, target, position)),
)
