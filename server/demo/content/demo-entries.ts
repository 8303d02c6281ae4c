import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { AnyEntry } from '#server/content/defaults/entry-builders.ts'
import { banners } from './banners.ts'
import { consumerCraftPosts } from './consumer-craft-posts.ts'
import { consumerSeasonPosts } from './consumer-season-posts.ts'
import { dealers } from './dealers.ts'
import { slides, tiles } from './home-pictures.ts'
import { post } from './post-builder.ts'
import { proDeskPosts } from './pro-desk-posts.ts'
import { proFieldPosts } from './pro-field-posts.ts'
import { redirects } from './redirects.ts'
import { videoPages } from './video-pages.ts'

const links: readonly (readonly [project: ProjectId, icon: string, url: string])[] = [
  [CONSUMER_PROJECT, 'video', 'https://video.example.com/emberwright'],
  [CONSUMER_PROJECT, 'photo', 'https://photos.example.com/emberwright'],
  [CONSUMER_PROJECT, 'friends', 'https://friends.example.com/emberwright'],
  [PROFESSIONAL_PROJECT, 'video', 'https://video.example.com/emberwright-pro'],
  [PROFESSIONAL_PROJECT, 'work', 'https://work.example.com/company/emberwright-pro'],
]

const socialLinks = links.map(
  ([project_id, icon, url], position): ContentEntry<'social'> => ({
    project_id,
    kind: 'social',
    key: icon,
    body: { url, icon },
    position,
  }),
)

/** The content of the demo shop, inserted before the defaults. Dates are relative to the day of seeding. */
export const demoEntries = (today: string): readonly AnyEntry[] => [
  ...banners(today),
  ...slides,
  ...tiles,
  ...socialLinks,
  ...dealers,
  ...redirects,
  ...posts(today),
  ...videoPages,
]

/** Twelve posts of each storefront. */
const posts = (today: string): readonly ContentEntry<'post'>[] => [
  ...[...consumerSeasonPosts, ...consumerCraftPosts].map((text) => post(CONSUMER_PROJECT, today, text)),
  ...[...proDeskPosts, ...proFieldPosts].map((text) => post(PROFESSIONAL_PROJECT, today, text)),
]
