import type { StorefrontSection } from '#contract/content/content-answers.ts'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { sectionHead } from '#src/ui/layout/layout.css.ts'
import { ContentLink } from '#src/views/platform/components/content-link.tsx'

/** The title of a section, whose id is that of the section, with a link to all of it. */
export function SectionHead({
  section: { id, title, link_to },
  more,
}: {
  section: StorefrontSection
  more: string
}) {
  return (
    <div className={sectionHead}>
      <h2 id={id}>{title}</h2>
      {link_to !== null && (
        <ContentLink href={link_to}>
          {more}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ContentLink>
      )}
    </div>
  )
}
