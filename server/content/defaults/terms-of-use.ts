import type { LegalFacts } from '#server/site/legal-facts.ts'

const orders = ({ shop, products, buyer, age }: LegalFacts): string => `
These terms apply to every order in the ${shop} storefront of Emberwright, 4200 Lantern Mill Road, Springfield, MO 65803.

## 1. Who may order

You must be at least ${age} and allowed by federal, state and local law to buy, receive, keep and use what you order. ${buyer}

## 2. Your account

Keep your password to yourself. You answer for orders that are placed with it. Tell us at once when somebody else may know it. We may close an account that is used against these terms or against the law.

## 3. Products

${products} Pictures in the shop are drawings that show color, effect and firing pattern; they are not a promise of what the sky will look like in wind, rain or fog. Seconds, heights and weights are measured on samples.

## 4. Prices and totals

The sale unit is the case. Prices are those of your price level on the day of the order and do not include freight, tax, insurance or fees. The last step of checkout shows every line and the total. What you pay is exactly that total.

## 5. Order and acceptance

Your order is an offer. It is accepted when the shop shows you an order number. If a card is declined or stock is missing, there is no order and no charge. A deposit is part of the total; the rest is due before the order leaves, unless you have net terms.

## 6. Payment

We accept the cards that checkout lists, net terms for accounts that have them, and payment at pickup. A fee for cards is a share of the goods and is shown before the order. Net terms are due 30 days after the order has left the warehouse. Orders that are paid at pickup are kept for seven days.

## 7. Shipping

Fireworks are hazardous material and move with carriers trained for it. Carriers need a reachable phone, an adult at the address and room for the truck. Some products may not be shipped to some states; the cart says which. Transit days are estimates.
`

const safetyAndLaw = ({ phone }: LegalFacts): string => `
## 8. Damage, shortage and returns

Count and inspect while the driver waits, and write damage or shortage on the delivery receipt. Call us within three working days. Unopened cases may come back only after we agreed and the carrier accepted them. For safety, opened cases are not taken back.

## 9. Use

Read the label of every item before you carry it to the site. Keep the distance that the label gives. Have water and a fire extinguisher at hand. Never relight a dud, never alter an item, never handle fireworks after alcohol or drugs. Fireworks can injure and kill; whoever fires them takes that risk and the duty to keep others out of it.

## 10. Liability

We answer for damage that we cause on purpose or by gross negligence, and for defects as the law requires. Beyond that our liability ends at the price of the goods concerned. We are not liable for events that are canceled by weather, burn bans or authorities.

## 11. Law

Missouri law applies, without its rules on conflicts of law. If one of these terms is not valid, the others stay in force.

## 12. Questions

Call ${phone} or write by the form of our contact page. Tell us the number of your order or cart.
`

/** Markdown of the page. */
export const termsOfUse = (facts: LegalFacts): string => orders(facts) + safetyAndLaw(facts)
