import type { ProjectId } from '#contract/platform/constants.ts'
import { SHOP_NAMES } from '#contract/platform/shop-names.ts'
import { phoneOf, textOf } from '#contract/site/settings.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import type { SiteSettings } from '#server/site/settings-reader.ts'
import type { Sender } from './content.ts'

export function senderOf(projectId: ProjectId, settings: SiteSettings): Sender {
  const { store, app } = settings
  const town = [
    textOf(store, 'warehouse_city'),
    `${textOf(store, 'warehouse_state')} ${textOf(store, 'warehouse_postcode')}`,
  ]
  return {
    name: textOf(store, 'store_name', SHOP_NAMES[projectId]),
    phone: phoneOf(app, projectId, textOf(store, 'phone')),
    email: textOf(store, 'email'),
    address: [textOf(store, 'warehouse_street'), ...town].filter((part) => part.trim() !== '').join(', '),
    origin: publicOrigin(settings),
  }
}
