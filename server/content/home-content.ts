import type { InferInput } from 'valibot'
import type {
  FlashSaleBanner,
  FlashSaleBanners,
  Slide,
  SocialLink,
} from '#contract/content/content-answers.ts'
import type { MenuItem } from '#contract/content/content-kinds.ts'
import { smallestScene } from '#contract/catalogue/picture-path.ts'
import { type BannerStyle, bannerStyle } from './banner-style.ts'
import { fileAddress, linkAddress } from '#server/platform/html/content-address.ts'
import { parseNodes } from '#server/platform/html/parse-nodes.ts'
import type { LiveEntry, StorefrontContent } from './storefront-content.ts'
import { writeHtml } from '#server/platform/html/write-html.ts'

export function flashSaleBanners(content: StorefrontContent): InferInput<typeof FlashSaleBanners> {
  const of = (set: 'desktop' | 'mobile') =>
    content
      .list('banner')
      .filter(({ body }) => body.set === set)
      .map(toBanner)
  return { desktop: of('desktop'), mobile: of('mobile') }
}

function toBanner({ key, body }: LiveEntry<'banner'>): InferInput<typeof FlashSaleBanner> {
  const nodes = parseNodes(body.html)
  const look = bannerStyle(body)
  return {
    id: key,
    ...look,
    background_image_path: body.set === 'mobile' ? forPhones(look) : look.background_image_path,
    html: writeHtml(nodes),
    nodes: [...nodes],
    is_closable: body.is_closable,
  }
}

/** A scene that is stretched over the banner in its smallest size; in another size it would look otherwise. */
function forPhones({ background_image_path: path, background_size: size }: BannerStyle): string | null {
  return path !== null && (size === 'cover' || size === 'contain') ? smallestScene(path) : path
}

const orNull = (target: string | null): string | null => (target === null ? null : linkAddress(target))

export const toMenuItem = ({ title, link_to, icon, is_link_new_window, children }: MenuItem): MenuItem => ({
  title,
  link_to: orNull(link_to),
  icon: icon === null ? null : iconOf(icon),
  is_link_new_window,
  children: children.map(toMenuItem),
})

/** The name of an icon of the app, or the path of a picture. */
const iconOf = (icon: string): string | null => (/^[a-z][a-z0-9-]*$/.test(icon) ? icon : fileAddress(icon))

export const isIcon = (icon: string): boolean => iconOf(icon) !== null

/** A slide or tile, or none where its picture is not one of the shop. */
export function toSlide({ key, body }: LiveEntry<'slide' | 'tile'>): readonly InferInput<typeof Slide>[] {
  const image_url = fileAddress(body.image_url)
  if (image_url === null) return []
  return [{ id: key, ...body, image_url, link_to: orNull(body.link_to) }]
}

export const socialLinks = (content: StorefrontContent): readonly InferInput<typeof SocialLink>[] =>
  content.list('social').flatMap(({ body }) => {
    const url = linkAddress(body.url)
    const icon = iconOf(body.icon)
    return url === null || icon === null ? [] : [{ url, icon }]
  })
