import type { ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { scenePath } from '#contract/catalogue/picture-path.ts'
import { seoOf, text } from '#server/content/defaults/entry-builders.ts'
import { dayAfter } from '#server/demo/calendar.ts'

export interface PostText {
  /** the last segment of its path, and the name of its picture after `post-` */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** what the picture shows */
  readonly alt: string
  readonly daysAgo: number
  /** Markdown */
  readonly text: string
  readonly more?: ContentEntry<'post'>['body']['blocks']
}

/** A post of the news page. */
export const post = (
  project_id: ProjectId,
  today: string,
  { slug, title, summary, alt, daysAgo, text: markdown, more = [] }: PostText,
): ContentEntry<'post'> => ({
  project_id,
  kind: 'post',
  key: `/news/${slug}`,
  body: {
    title,
    summary,
    date: dayAfter(today, -daysAgo),
    picture: { src: scenePath(`post-${slug}`), alt },
    blocks: [text(markdown), ...more],
    seo: seoOf(project_id, title, summary),
  },
})
