import { READY_FOR_PICKUP, WAITING_FOR_DOCUMENTS } from '#contract/platform/constants.ts'
import { ACCOUNT_PATHS, orderPath } from '#contract/content/paths.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { contactOf, fact, facts, type MailContent, paragraph, type Sender, shopLink } from './content.ts'

const WAITING_FOR_PAYMENT = 10
const TOLD = [WAITING_FOR_PAYMENT, WAITING_FOR_DOCUMENTS, READY_FOR_PICKUP] as const
export type ToldStatus = (typeof TOLD)[number]

/** The statuses in which the customer has to do something. */
export const isToldStatus = (id: number): id is ToldStatus => TOLD.some((each) => each === id)

interface StatusMessage {
  readonly order_id: number
  readonly status_id: ToldStatus
  /** cents */
  readonly owed?: number
}

/** What staff moved an order into, and what the customer does now. */
export function orderStatusContent(
  { order_id, status_id, owed = 0 }: StatusMessage,
  sender: Sender,
): MailContent {
  const heading = headings[status_id](order_id)
  return {
    subject: heading,
    heading,
    blocks: [
      facts(
        ['Order', String(order_id)],
        status_id === READY_FOR_PICKUP ? fact('Pick up at', sender.address) : null,
        owed > 0 && status_id !== WAITING_FOR_DOCUMENTS ? ['Owed', formatMoney(owed)] : null,
      ),
      paragraph(wanted[status_id]),
      ...(owed > 0 && status_id === READY_FOR_PICKUP ? [paragraph(PAY_THEN)] : []),
      paragraph(`For questions, ${contactOf(sender)} and mention order ${order_id}.`),
      ...(status_id === WAITING_FOR_DOCUMENTS
        ? shopLink(sender, 'Your documents', ACCOUNT_PATHS.documents)
        : shopLink(sender, 'See your order', orderPath(order_id))),
    ],
  }
}

const PAY_THEN = 'Pay what is owed when you pick it up.'

const headings: Readonly<Record<ToldStatus, (id: number) => string>> = {
  [WAITING_FOR_PAYMENT]: (id) => `Order ${id} waits for your payment`,
  [WAITING_FOR_DOCUMENTS]: (id) => `Order ${id} waits for your documents`,
  [READY_FOR_PICKUP]: (id) => `Order ${id} is ready for pickup`,
}
const wanted: Readonly<Record<ToldStatus, string>> = {
  [WAITING_FOR_PAYMENT]: 'We prepare it as soon as the payment has come.',
  [WAITING_FOR_DOCUMENTS]:
    'Send them in your account, under Documents. We go on as soon as they are approved.',
  [READY_FOR_PICKUP]: 'Bring this order number and a photo ID.',
}
