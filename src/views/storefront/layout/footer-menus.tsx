import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '#contract/content/content-kinds.ts'
import { LINK_MENUS } from '#contract/content/content-names.ts'
import { menuQuery } from '#src/services/content/menu-query.ts'
import { ContentLink } from '#src/views/platform/components/content-link.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './footer.css.ts'

/** The server menus of links to pages, each in a column. */
export const FooterMenus = () => LINK_MENUS.map((each) => <FooterMenu key={each.menu} {...each} />)

/** Absent when it is empty. */
function FooterMenu({ menu, title }: (typeof LINK_MENUS)[number]) {
  const items = useQuery(menuQuery(useQueryScope(), menu)).data ?? []
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <FooterLinks items={items} />
    </section>
  )
}

const FooterLinks = ({ items }: { items: readonly MenuItem[] }) => (
  <ul className={css.links}>
    {items.map(({ title, link_to, is_link_new_window, children }) => (
      <li key={`${title} ${link_to}`}>
        <ContentLink href={link_to ?? ''} isNewTab={is_link_new_window}>
          {title}
        </ContentLink>
        {children.length > 0 && <FooterLinks items={children} />}
      </li>
    ))}
  </ul>
)
