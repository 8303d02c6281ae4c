import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, products, table, text } from '#server/content/defaults/entry-builders.ts'

const discounts = page(CONSUMER_PROJECT, {
  path: '/discounts',
  title: 'Price levels and discounts',
  about: 'How the five price levels work, what a coupon can do and which fees are part of the total.',
  blocks: [
    text(`
The sale unit is the case. Your account has a price level, and the shop shows you the case prices of that level and no others. A new account starts at Bronze.`),
    table(
      ['Level', 'Compared with Bronze', 'A case that lists at $99.95'],
      [
        ['Bronze', 'list price', '$99.95'],
        ['Silver', '10% less', '$89.95'],
        ['Gold', '18% less', '$81.95'],
        ['Platinum', '25% less', '$74.95'],
        ['Diamond', '31% less', '$68.95'],
      ],
      'Price levels',
    ),
    text(`
Prices are rounded: below $20.00 to five cents, above it to a price that ends in .95. A case can therefore be up to half a dollar off the exact percentage.

## How to move up

Send the [volume application](/pages/volume-application). It asks for your company, tax ID, the state in which you sell and the volume you expect in a year. We answer within 2 working days. The level does not depend on a single order. Where silver is cheaper than your level, you can move to it yourself under [Preferences](/account/preferences).`),
    text(`
## What else lowers the total

- **A free case.** From a subtotal of $1,500.00 on, checkout adds one assortment free of charge, as long as one is in stock.
- **A coupon.** One code per cart. It takes a percentage or an amount off the goods, or an amount off the freight. Some codes need a minimum subtotal.
- **Pickup.** Orders that you collect in Springfield pay no freight.`),
    table(
      ['Line in the totals', 'Amount', 'When'],
      [
        ['Freight', 'quote of the carrier you choose', 'shipped orders'],
        ['Rush Shipping', '25% of the freight', 'only if you ask for it and order after noon'],
        ['Insurance', '0.9% of the goods', 'every order'],
        ['Sales Tax', 'rate of the state it goes to, or of Missouri at pickup', 'where the state has one'],
        ['Card Fee', '2.5% of the goods; American Express 3.5%', 'orders paid by card'],
      ],
      'What is added to the subtotal',
    ),
    buttons(
      ['Apply for volume pricing', '/pages/volume-application'],
      ['See what is on sale', '/sl/l/On_Sale'],
    ),
  ],
})

const credit = page(CONSUMER_PROJECT, {
  path: '/pages/credit-application',
  title: 'Credit application',
  about: 'Net terms for stores and stands: who can ask, what we need and how long it takes.',
  blocks: [
    text(`
Net terms let an established business pay 30 days after the order has left the warehouse. They are granted to one account at a time, and an account with terms sees "net terms" as a payment method at checkout.

## What to send

Write to us by the form of the [contact page](/contact), with:

1. the legal name of the business, its address and how long it has existed
2. your nine-digit tax ID, and the resale certificate of your state
3. the name of your bank and three suppliers that give you terms today
4. the credit line that you ask for, and the months in which you need it
5. the e-mail of your account in this shop

Do not send card numbers or bank passwords. We never ask for them.

## What happens next

We call the references and answer by e-mail. Until then you can pay by card, or at pickup. Applications that arrive after May 15 are usually decided after the season.`),
    buttons(['Apply for volume pricing', '/pages/volume-application'], ['Call or write first', '/contact']),
  ],
})

const catalog = page(CONSUMER_PROJECT, {
  path: '/catalog',
  title: 'Catalog',
  about: 'The consumer line by category, with what is new, what sells and what is due.',
  blocks: [
    text(`
The shop is the catalog: what you see is what is on the racks today, with case packing, colors, effects and stock. Prices appear when you [log in](/login).`),
    products('New for this season', '/sl/l/New_Products_2025'),
    table(
      ['Section', 'What is in it'],
      [
        ['Cakes', '200, 500 and 1000 gram cakes in every firing pattern'],
        ['Shells and mines', 'artillery shells in 4/24 to 12/6 cases, mines and comets'],
        ['On the ground', 'fountains, sparklers, smoke, spinners, wheels and novelties'],
        ['Into the air', 'roman candles, missiles, parachutes, bottle and stick rockets'],
        ['For the counter', 'assortments, firecrackers, snaps and poppers'],
        ['Gear', 'firing systems, mortars, racks, fuse and supplies'],
      ],
      'Sections of the consumer line',
    ),
    products('What stands reorder', '/sl/l/Best_Sellers'),
    text(
      'The pro line, display shells from 3 to 12 inches, single shots and electric match, has a storefront of its own: Emberwright Pro, for [licensed buyers](/pro-use).',
    ),
    buttons(['Shop all', '/sl'], ['How prices work', '/discounts']),
  ],
})

export const pricePages = [discounts, credit, catalog]
