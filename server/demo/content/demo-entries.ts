import type { AnyEntry } from '#server/content/defaults/entry-builders.ts'
import { banners } from './banners.ts'
import { dealers } from './dealers.ts'
import { slides, tiles } from './home-pictures.ts'
import { posts } from './posts.ts'
import { redirects } from './redirects.ts'
import { socialLinks } from './social-links.ts'
import { videoPages } from './video-pages.ts'

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
