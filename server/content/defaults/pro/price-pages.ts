import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, products, table, text } from '#server/content/defaults/entry-builders.ts'

const discounts = page(PROFESSIONAL_PROJECT, {
  path: '/discounts',
  title: 'Price levels for display companies',
  about: 'Bronze to Diamond, free igniters from $1,500.00, and the fees a display order carries.',
  blocks: [
    text(`
One list, five levels. The level belongs to the company and covers the whole pro line, gear included. You see your own prices as soon as you are logged in.`),
    table(
      ['Level', 'Off the Bronze list', 'A shell case at $199.95'],
      [
        ['Bronze', '0%', '$199.95'],
        ['Silver', '10%', '$179.95'],
        ['Gold', '18%', '$163.95'],
        ['Platinum', '25%', '$149.95'],
        ['Diamond', '31%', '$137.95'],
      ],
      'Levels of the pro line',
    ),
    text(`
Levels follow yearly volume: less than $5,000, up to $25,000, up to $100,000, and more. Send the [volume application](/pages/volume-application) with license number and trade references; the desk answers within 2 working days.

A subtotal of $1,500.00 earns one case from fuse and igniters, added free at checkout while stock lasts. Coupon codes work on the pro line too, one to a cart.`),
    table(
      ['Line', 'Rate', 'Base'],
      [
        ['Pro Use', '$35.00', 'once an order with professional products'],
        ['Insurance', '0.9%', 'goods'],
        ['Rush Shipping', '25%', 'freight'],
        ['Card Fee', '2.5%, American Express 3.5%', 'goods, by card only'],
        ['Sales Tax', 'state rate', 'goods after the discount'],
      ],
      'Fees of a display order',
    ),
    text('Net terms carry no fee. Payment is due 30 days after the load has left Springfield.'),
    buttons(
      ['Apply for volume pricing', '/pages/volume-application'],
      ['Apply for credit terms', '/pages/credit-application'],
    ),
  ],
})

const credit = page(PROFESSIONAL_PROJECT, {
  path: '/pages/credit-application',
  title: 'Credit application for display companies',
  about: 'Net 30 for municipal and contract work: what the pro desk needs to open a line.',
  blocks: [
    text(`
Cities pay after the show. Net terms bridge that: payment is due 30 days after the load has left the warehouse. An account with terms finds them among the payment methods at checkout.

## What the desk needs

Ask the desk on the [contact page](/contact) where to send one PDF with these:

1. legal name, years in display work, principals
2. tax ID and federal license or permit number
3. certificate of insurance with its limits and dates
4. three trade references, one of them a fireworks supplier
5. contracts of the coming season, with amounts; names may be blacked out
6. the line you ask for, and the account e-mail

Leave out card numbers and bank passwords.

## Timing

Ask before April. In season the desk decides small lines first. Until then a card, or payment at will-call, keeps the load moving.`),
    buttons(['Price levels', '/discounts'], ['Call the desk', '/contact']),
  ],
})

const catalog = page(PROFESSIONAL_PROJECT, {
  path: '/catalog',
  title: 'Pro line catalog',
  about: 'Shells, cakes, single shots, close proximity and field gear of the professional line.',
  blocks: [
    text(`
The catalog is live: caliber, color, pattern, duration, debris and stock of every item, filtered the way a designer thinks. Log in to see the prices of your level.`),
    products('Show series', '/sl/b/Show-Series'),
    table(
      ['Group', 'Range'],
      [
        ['Shells', '3, 4, 5 and 6 inches, and 8 to 12 inches'],
        ['Finales', 'shell chains by the case'],
        ['Cakes', '1000 gram cakes in fan, V, W, Z and X'],
        ['Single shots', '18 to 45 mm comets, mines and breaks'],
        ['Close work', 'close proximity, daytime effects, set pieces and lances'],
        ['Field', 'modules, controllers, racks, tubes, match and wire'],
      ],
      'Groups of the pro line',
    ),
    products('Imports', '/sl/b/Pro-Line-Imports'),
    text(
      'Consumer goods of class 1.4G are not in this storefront: they have their own, Emberwright, with its own cart and orders.',
    ),
    products('Just arrived', '/sl/l/Just_Arrived'),
    buttons(['Shop the pro line', '/sl'], ['Price levels', '/discounts']),
  ],
})

export const pricePages = [discounts, credit, catalog]
