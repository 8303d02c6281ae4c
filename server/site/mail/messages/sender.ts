import type { ProjectId } from '#contract/platform/constants.ts'
import { phoneOf, shopNameOf, textOf } from '#contract/site/settings.ts'
import type { MailSender } from '#server/platform/mail/email.ts'
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
    name: shopNameOf(store, projectId),
    phone: phoneOf(app, store, projectId),
    email: textOf(store, 'email'),
    address: [textOf(store, 'warehouse_street'), ...town].filter((part) => part.trim() !== '').join(', '),
    takesReplies: textOf(app, 'mail_reply_to') !== '',
    origin: publicOrigin(settings),
  }
}

/** In the trial of a shop, whose e-mails are files. */
const TRIAL_ADDRESS = 'no-reply@emberwright.example'

/** From whom the e-mails of a storefront come; null: it is in production and has no address to send from. */
export function mailSenderOf(
  projectId: ProjectId,
  { store, app }: SiteSettings,
  isProduction: boolean,
): MailSender | null {
  const address = textOf(app, 'mail_from')
  if (address === '' && isProduction) return null
  return {
    name: textOf(app, 'mail_from_name', shopNameOf(store, projectId)),
    address: address === '' ? TRIAL_ADDRESS : address,
    replyTo: textOf(app, 'mail_reply_to') || null,
  }
}
