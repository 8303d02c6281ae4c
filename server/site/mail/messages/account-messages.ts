import { PATHS, productPath, RESET_PATHS, unsubscribePath } from '#contract/content/paths.ts'
import { contactOf, facts, type MailContent, paragraph, quietLink, type Sender, shopLink } from './content.ts'
import type { AccountMessage } from './message.ts'

export function accountContent(message: AccountMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'passwordChanged':
      return {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        blocks: [
          paragraph('The password of your account was changed, and other browsers were logged out.'),
          paragraph(
            `If it was not you, set a new password now, on the log-in page with “Forgot password”, and ${contactOf(sender)}.`,
          ),
          ...shopLink(sender, 'Set a new password', RESET_PATHS.email),
        ],
      }
    case 'emailChanged':
      return {
        subject: 'The e-mail address of your account was changed',
        heading: 'Your account has another e-mail address',
        blocks: [
          facts(['New address', message.email]),
          paragraph(
            'You log in with it from now on, and we send e-mails there. This is the last one to this address.',
          ),
          paragraph(`If it was not you, ${contactOf(sender)} at once.`),
        ],
      }
    case 'backInStock':
      return backInStock(message, sender)
    case 'volumeReceived':
    case 'volumeApproved':
    case 'volumeDeclined':
      return volumeContent(message, sender)
    default:
      return message satisfies never
  }
}

const backInStock = (
  { name, model, url, mail_token }: Extract<AccountMessage, { kind: 'backInStock' }>,
  sender: Sender,
): MailContent => ({
  subject: `Back in stock: ${name}`,
  heading: `${name} is back in stock`,
  blocks: [
    { kind: 'lines', title: 'In stock now', lines: [{ model, name, note: model, amount: '' }] },
    paragraph('You asked us to tell you once. Nothing is held for you, so it may sell out again.'),
    ...shopLink(sender, 'See the product', productPath(url)),
    ...quietLink(
      sender,
      'Stop all e-mails about products that are back',
      unsubscribePath('stock', mail_token),
    ),
  ],
})

type VolumeMessage = Extract<AccountMessage, { kind: `volume${string}` }>

function volumeContent(message: VolumeMessage, sender: Sender): MailContent {
  switch (message.kind) {
    case 'volumeReceived':
      return {
        subject: 'We have your application for volume pricing',
        heading: 'We have your application',
        blocks: [
          facts(['Company', message.company]),
          paragraph(
            'We answer within 2 working days, by e-mail. Until then you see the prices of your present level.',
          ),
          paragraph(`To correct something, send the form again, or ${contactOf(sender)}.`),
          ...shopLink(sender, 'Open the form', PATHS.volumeApplication),
        ],
      }
    case 'volumeApproved':
      return {
        subject: 'Your application for volume pricing was approved',
        heading: 'You have volume pricing',
        blocks: [
          facts(['Price level', message.level]),
          paragraph('You see your prices as soon as you are logged in.'),
          ...shopLink(sender, 'See your prices', '/'),
        ],
      }
    case 'volumeDeclined':
      return {
        subject: 'Your application for volume pricing',
        heading: 'We cannot offer you volume pricing now',
        blocks: [
          ...(message.reason === null ? [] : [facts(['Reason', message.reason])]),
          paragraph('Your account and its prices stay as they are.'),
          paragraph(`If something has changed, send the form again, or ${contactOf(sender)}.`),
          ...shopLink(sender, 'Open the form', PATHS.volumeApplication),
        ],
      }
    default:
      return message satisfies never
  }
}
