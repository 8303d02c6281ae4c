import { longDate } from '#server/platform/central-time.ts'
import { ACCOUNT_PATHS, orderPath } from '#contract/content/paths.ts'
import { contactOf, facts, type MailContent, paragraph, type Sender, shopLink } from './content.ts'
import type { DocumentMessage } from './message.ts'

export function documentContent(message: DocumentMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'documentApproved':
      return {
        subject: `Approved: ${message.name}`,
        heading: 'Your document was approved',
        blocks: [
          facts(
            ['Document', message.name],
            message.expires_on === null ? null : ['Approved until', longDate(message.expires_on)],
          ),
          ...goOn(message.orders ?? []),
          ...linkOf(message.orders ?? [], sender),
        ],
      }
    case 'documentRefused':
      return {
        subject: `Not accepted: ${message.name}`,
        heading: 'We could not accept your document',
        blocks: [
          facts(['Document', message.name], ['Reason', message.reason]),
          paragraph(`Send another one in your account, under Documents. For help, ${contactOf(sender)}.`),
          ...shopLink(sender, 'Send another document', ACCOUNT_PATHS.documents),
        ],
      }
    case 'documentExpires':
      return {
        subject: `${message.name} expires on ${longDate(message.expires_on)}`,
        heading: `A document expires on ${longDate(message.expires_on)}`,
        blocks: [
          facts(['Document', message.name], ['Expires on', longDate(message.expires_on)]),
          paragraph(
            'Orders that need it cannot ship after that day. Send the new one in your account, under Documents.',
          ),
          ...shopLink(sender, 'Send the new document', ACCOUNT_PATHS.documents),
        ],
      }
    case 'jobDone':
    case 'jobFailed':
      return jobContent(message, sender)
    default:
      return message satisfies never
  }
}

const goOn = (orders: readonly number[]) =>
  orders.length === 0
    ? []
    : [
        paragraph(
          `${orders.length === 1 ? 'The order that was' : 'The orders that were'} waiting for it ${orders.length === 1 ? 'goes' : 'go'} on: ${orders.join(', ')}.`,
        ),
        paragraph('Your account tells the day on which it ships or is ready for pickup.'),
      ]

function linkOf([first, ...others]: readonly number[], sender: Sender) {
  if (first === undefined) return shopLink(sender, 'See your documents', ACCOUNT_PATHS.documents)
  return others.length === 0
    ? shopLink(sender, 'See your order', orderPath(first))
    : shopLink(sender, 'See your orders', ACCOUNT_PATHS.orders)
}

type JobMessage = Extract<DocumentMessage, { kind: `job${string}` }>

function jobContent(message: JobMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'jobDone':
      return {
        subject: `Ready: ${message.label}`,
        heading: `${message.label} is ready`,
        blocks: [
          paragraph(
            `Log in to download it, in your account under Downloads. It is kept there until ${longDate(message.kept_until)}.`,
          ),
          ...shopLink(sender, 'Open Downloads', ACCOUNT_PATHS.downloads),
        ],
      }
    case 'jobFailed':
      return {
        subject: `Could not be made: ${message.label}`,
        heading: `${message.label} could not be made`,
        blocks: [
          paragraph(
            `Try it again in your account, under Downloads. If it fails again, ${contactOf(sender)}.`,
          ),
          ...shopLink(sender, 'Open Downloads', ACCOUNT_PATHS.downloads),
        ],
      }
    default:
      return message satisfies never
  }
}
