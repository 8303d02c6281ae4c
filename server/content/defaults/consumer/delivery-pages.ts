import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, questions, table, text } from '#server/content/defaults/entry-builders.ts'
import { transitDays } from '#server/content/defaults/transit-days.ts'

const shipping = page(CONSUMER_PROJECT, {
  path: '/shipping',
  title: 'Shipping and pickup',
  about:
    'When the warehouse ships, what freight costs depend on, what Texas does not allow and how pickup works.',
  blocks: [
    text(`
Consumer fireworks are hazardous material, class 1.4G, number UN0336. They travel with carriers that are trained for it, on pallets, with papers that we prepare. You see every price before you place the order.

## When your order leaves

Packing takes one working day. An order placed before noon Central time can leave on the next working day; after noon, allow one more. We ship Monday to Friday. The warehouse is closed on New Year's Day, July 4, Thanksgiving, December 24 and December 25.

At checkout you choose the ship date. The list starts with the first day we can keep and reaches about six weeks ahead, so a June delivery can be booked in May.

**Rush shipping** saves one packing day for orders after noon and costs 25% of the freight. Before noon it gains nothing and costs nothing, and it never means the same day.`),
    text(`
## What freight costs

Each carrier quotes a base rate plus a rate for the weight and the distance from Springfield, Missouri. The quotes appear at checkout as soon as there is a shipping address, the cheapest first, and each one holds for 30 minutes. If you change the cart or the address, the carriers are asked again.

| Service | Good for |
| --- | --- |
| Ground, small hazmat | light orders up to 150 lb |
| Standard LTL | most pallets, with a dock or a forklift |
| LTL with liftgate | homes, stands and stores without a dock |
| Expedited LTL | orders that must arrive sooner |
| Full truckload | 9,000 lb and more |

Every shipment is insured. Insurance is 0.9% of the goods and is a line of its own in the totals.`),
    text(`
## When it arrives

The carrier calls the contact phone of the order before delivery. Be there, count the cartons and look at the shrink wrap while the driver waits. Write damage on the delivery receipt before you sign it and call us within three working days.`),
    text(`
## Texas

Bottle rockets and stick rockets cannot be shipped to Texas. The cart says so as soon as the address is there and offers to remove them. Everything else in the cart can go.

## Pickup in Springfield

Pickup has no freight charge. Choose it at checkout, then a day and an hour: Monday to Friday from 8:00 am to 4:00 pm, and on Saturdays in May and June from 9:00 am to 1:00 pm. The dock is at 4200 Lantern Mill Road, Springfield, MO 65803.

A packed order waits seven days. Bring a photo ID, the order number and a vehicle with a closed bed or a tarp. Nobody smokes at the dock.`),
    buttons(['See transit days by state', '/transit-map'], ['Ask about freight', '/contact']),
  ],
})

const transit = page(CONSUMER_PROJECT, {
  path: '/transit-map',
  title: 'Transit map',
  about: 'Days in transit by standard LTL freight from Springfield, Missouri, to every state.',
  blocks: [
    text(`
Count from the day the truck leaves Springfield, Missouri. The map shows standard LTL freight: three days near home and one more for each 500 road miles. Expedited freight is two days faster.

Checkout shows the days of each carrier for your own address. Weekends and holidays are not counted, and no carrier promises a day in the week before July 4. Order early.`),
    { kind: 'transit', days: transitDays },
    text(`
Alaska and Hawaii need a sea leg with space for explosives. The days there are the carrier's estimate, so [ask us](/contact) before you plan a date around them.`),
  ],
})

const ignition = page(CONSUMER_PROJECT, {
  path: '/ignition-types',
  title: 'Ignition types',
  about:
    'Visco fuse, quick match, electric match, dual fuse and igniter clips: what each does and what it needs.',
  blocks: [
    text(`
Every product page names the ignition type, and the shop filters by it. This is what the words mean.`),
    table(
      ['Type', 'How it works', 'Use it for'],
      [
        [
          'Visco fuse',
          'A waterproof cord that burns about 2 seconds an inch',
          'almost all consumer fireworks; light it and walk away',
        ],
        [
          'Dual fuse',
          'A main fuse and a reserve on the other side',
          'large cakes; read the label before you touch the reserve',
        ],
        [
          'Quick match',
          'Black match in a paper pipe that burns many feet a second',
          'joining tubes so that they fire together',
        ],
        [
          'Igniter clip',
          'A small heated wire that clips onto visco',
          'firing consumer products from a remote without cutting the fuse',
        ],
        [
          'Electric match',
          'A match head on two wires, fired by current',
          'professional shows; see the pro line',
        ],
        ['None', 'No fuse at all', 'snaps, poppers, confetti and gear'],
      ],
      'Ignition types in this shop',
    ),
    text(`
## Three habits that keep hands safe

- Light with a punk or a long lighter at arm's length, never with your face above the tube.
- A fuse that goes out is finished. Wait 20 minutes, soak the item in water and leave it there overnight.
- Extend a fuse with the same type only. Quick match on a hand-lit cake leaves no time to step back.`),
    buttons(['Fuse and supplies', '/sl/c/Fuse--Supplies'], ['Firing systems', '/sl/c/Firing-Systems']),
  ],
})

const contact = page(CONSUMER_PROJECT, {
  path: '/contact',
  title: 'Contact us',
  about: 'Call, write or visit the warehouse in Springfield, Missouri, or find a dealer near you.',
  blocks: [
    text(`
- **Phone:** [(417) 555-0140](tel:+14175550140)
- **In writing:** by the form below
- **Warehouse:** 4200 Lantern Mill Road, Springfield, MO 65803

We answer Monday to Friday from 8:00 am to 5:00 pm Central time, and on Saturdays in May and June from 9:00 am to 2:00 pm.

Have your order or cart number at hand; the shop shows it in the cart and after you place the order.`),
    { kind: 'form', form: 'contact' },
    text(`
## Stores that carry our cases

You do not need a whole case? These dealers sell by the piece and know the rules of their county.`),
    { kind: 'dealers' },
    questions('contact', [
      [
        'Can I visit without an order?',
        'The dock hands out orders only. Call first if you want to look at packaging before you buy; we set up a time on a quiet day.',
      ],
      [
        'Who answers about license questions?',
        'The state fire marshal does. We can tell you which papers a product comes with, not what your county allows.',
      ],
    ]),
  ],
})

export const deliveryPages = [shipping, transit, ignition, contact]
