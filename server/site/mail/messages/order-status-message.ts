import { READY_FOR_PICKUP, WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import { ACCOUNT_PATHS, orderPath } from '#contract/content/paths.ts'
import { contactOf, type MailContent, paragraph, type Sender, shopLink } from './content.ts'

const WAITING_FOR_PAYMENT = 10
const TOLD = [WAITING_FOR_PAYMENT, WAITING_FOR_DOCUMENTS, READY_FOR_PICKUP] as const
export type ToldStatus = (typeof TOLD)[number]

/** The statuses in which the customer has to do something. */
export const isToldStatus = (id: number): id is ToldStatus => TOLD.some((each) => each === id)

/** What staff moved an order into, and what the customer does now. */
export function orderStatusContent(
  { order_id, status_id }: { readonly order_id: number; readonly status_id: ToldStatus },
  sender: Sender,
): MailContent {
  const heading = headings[status_id](order_id)
  return {
    subject: heading,
    heading,
    blocks: [
      paragraph(wanted[status_id]),
      paragraph(`For questions, ${contactOf(sender)} and mention order ${order_id}.`),
      ...(status_id === WAITING_FOR_DOCUMENTS
        ? shopLink(sender, 'Your documents', ACCOUNT_PATHS.documents)
        : shopLink(sender, 'See your order', orderPath(order_id))),
    ],
  }
}

const headings: Readonly<Record<ToldStatus, (id: number) => string>> = {
  [WAITING_FOR_PAYMENT]: (id) => `Order ${id} waits for your payment`,
  [WAITING_FOR_DOCUMENTS]: (id) => `Order ${id} waits for your documents`,
  [READY_FOR_PICKUP]: (id) => `Order ${id} is ready for pickup`,
}
const wanted: Readonly<Record<ToldStatus, string>> = {
  [WAITING_FOR_PAYMENT]: 'We prepare it as soon as the payment has come.',
  [WAITING_FOR_DOCUMENTS]:
    'Send them in your account, under Documents. We go on as soon as they are approved.',
  [READY_FOR_PICKUP]:
    'Bring this order number and a photo ID. If something is still owed, pay it when you pick it up.',
}
