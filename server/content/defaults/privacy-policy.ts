import type { LegalFacts } from '#server/site/legal-facts.ts'

/** Markdown of the page and of the PDF file. */
export const privacyPolicy = ({ shop, phone }: LegalFacts): string => `
This policy says what the ${shop} storefront of Emberwright keeps about you, why, and for how long.

## What we keep

- **Your account:** name, company, e-mail, phone numbers, price level and a scrambled form of your password that cannot be turned back.
- **Your orders and carts:** products, prices, addresses, ship or pickup dates, and the way of payment.
- **Applications that you send:** tax ID, license number, yearly volume and trade references.
- **Papers that you upload:** licenses, permits and certificates of insurance, their last day, and what our staff has decided about them.
- **Your confirmed age:** that you have confirmed to be at least 18 or 21, and the date; if our staff has confirmed it for you, who it was.
- **What you wait for:** sold-out products of which you want to be told when they are back, until we have told you or you take it back.
- **The newsletter:** that you want it, and since when; of visitors only the address that was typed.
- **Messages:** what you write in a form, in the chat of the shop or in an e-mail to us, and what the shop writes to you by e-mail and, if you want it, by text message.
- **Technical records:** times and errors of requests, kept to find faults and to stop attacks.

## Cards

Card numbers are passed on to verify and charge the card. The number and the security code are not stored by the shop. We keep the brand, the last four digits and the answer of the bank.

## What is stored in your browser

The shop stores your log-in; what you have chosen: light or dark theme, reduced motion, single keys as shortcuts, and details in lists; a quick order and shows that are not finished or not saved yet; the day of the last removal of your old carts; and, for itself, whether a phone has fetched its fonts, whether the page was loaded again, and the version of the shop. A cookie protects forms against forged requests, and while you are logged in another one lets files open in their own window. There are no advertising cookies. If the shop asks whether it may load the chat of another company or report registrations and orders, it keeps your answer in a cookie for 180 days; "Privacy choices" at the end of every page changes it.

## Who receives data

- the carrier that you choose: name, address, phone and what is in the cartons
- the bank that checks your card
- the service that carries text messages, if you want them: your mobile number and the message
- a service that sends the newsletter, if we use one and you have asked for it: your e-mail address, name and company
- a service that counts what our advertisements lead to, if the shop uses one and you have agreed: that there was a registration or an order, the number of the customer or order, and the amount of an order; no name and no address
- the provider of a chat, if the shop uses one, you have agreed and you open the chat: your customer number, name, e-mail address and price level, the product that you look at, your browser, system and kind of device, and what you write there
- authorities, where the law on explosives, transport or taxes asks for it

We do not sell or rent addresses.

## How long

Orders and the papers of hazardous shipments are kept as long as tax and transport law requires. Accounts, with the papers that you have uploaded, are kept until you ask us to close them. E-mails and text messages that the shop sends, and with them your messages from forms and the chat of the shop, are deleted from it 30 days after they were sent or could not be sent; the copy in the mailbox of our staff stays as long as the matter needs it. Technical records are deleted after a short time.

## Newsletter

You get the newsletter only if you ask for it: in your account, or with an address on its page. Answer any issue with the word stop, or untick it in your preferences, and we take you off the list.

## Your choices

Call ${phone} or write by the form of our contact page to see, correct or delete what we keep about you. We ask for a proof that it is you. What the law makes us keep, we keep until it no longer does.

## Children

The shop is for adults. We do not knowingly keep data of anybody under 18.

## Changes

The date of this policy is on its first page. If something important changes, customers with an account are told by e-mail.
`
