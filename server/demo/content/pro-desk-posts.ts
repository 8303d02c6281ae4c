import { buttons, products } from '#server/content/defaults/entry-builders.ts'
import type { PostText } from './post-builder.ts'

export const proDeskPosts: readonly PostText[] = [
  {
    slug: 'show-series-landed',
    title: 'Show Series: new lots have landed',
    summary: 'New lots of the Grand Meridian Show Series are shot, measured and listed.',
    alt: 'A violet dahlia with a silver core above dark hills',
    daysAgo: 4,
    text: `
New lots of the Grand Meridian Show Series cleared customs and are in the magazines. We shot three of each item, measured height and seconds, and corrected the listing where the maker was optimistic.

Two notes from the range. The 5 inch color changes turn later than those before, closer to the edge of the break; give them a beat more before the next cue. And the brocades hang longer than anything else in the line.

Lots are small. If a design depends on one item, put it into a cart early and tell the desk.`,
    more: [
      products('From the Show Series', '/sl/b/Show-Series'),
      buttons(['All new lots', '/sl/l/Just_Arrived']),
    ],
  },
  {
    slug: 'june-trucks',
    title: 'June trucks: how we fill them',
    summary: 'Space for 1.3G is booked by ship date. What the desk can and cannot move.',
    alt: 'Three gold breaks above three barges',
    daysAgo: 12,
    text: `
From June 10 on, every truck that may carry 1.3G out of Springfield has a list. The ship date you choose at checkout is your place on it.

- A date is kept when papers are complete three working days before.
- Loads can be split: gear and 1.4G early, shells late.
- Rush shipping saves a packing day for orders after noon. It does not create a truck.
- For will-call you choose a day and an hour at checkout. The hour is not kept for one crew alone, so call if you bring a big truck.

If a city moves a show, call. Sometimes the next crew on the list is happy to swap.`,
    more: [buttons(['Freight and pickup', '/shipping'], ['Transit map', '/transit-map'])],
  },
  {
    slug: 'crew-rate',
    title: 'Crew rate: 4% with PROCREW',
    summary: 'A code for the pro line that comes on top of your level.',
    alt: 'Teal and silver comets, each higher than the one before',
    daysAgo: 20,
    text: `
**PROCREW** takes 4% off the goods of a cart in the pro storefront. It works on shells, cakes, single shots and gear, on every level, and once per cart like any code.

It does not touch freight, insurance or the pro use fee. On a truckload it is still worth more than a freight code.

Enter it in the cart. The totals show the discount as a line of its own, so it can go straight into your job costing.`,
    more: [products('Where it helps most', '/sl/c/8-12-Inch-Shells', 4)],
  },
  {
    slug: 'barge-lists',
    title: 'Packing lists that work on a barge',
    summary: 'Pallet by position, not by product: how to order so that the deck stays clear.',
    alt: 'Blue and white peonies mirrored in a wide river',
    daysAgo: 33,
    text: `
On a barge there is no second trip. Crews that load calmly have one habit in common: one cart for each position.

Save a cart as "Barge 1 left", another as "Barge 1 center", and order them one after the other. Each order is its own pallet with its own list. Racks and modules go into the first one.

The note to the desk is short: "three orders, one truck, unload in this order". We write the position on all four sides of the wrap.`,
    more: [products('Racks for deck loads', '/sl/c/Mortars--Racks', 4)],
  },
  {
    slug: 'match-lots-tested',
    title: 'Electric match: how each lot is tested',
    summary: 'Resistance, no-fire and all-fire current, and what the certificate in the box means.',
    alt: 'White mines burst from seven points along a line',
    daysAgo: 47,
    text: `
Every lot of electric match gets the same three tests before it goes on sale: resistance of a hundred leads, no-fire current for five seconds, all-fire current for twenty milliseconds. The slip in the box has the numbers of the lot and not of the type.

Use them. Your firing system states the current it can deliver at the far end of the wire; the all-fire figure, times the branches in parallel, must stay below it with margin.

If a slip is missing, the box should not have left us. Call, and do not shoot it.`,
    more: [products('Match and leads', '/sl/c/Fuse--Igniters')],
  },
  {
    slug: 'renew-early',
    title: 'Renew papers in winter, not in June',
    summary: 'Licenses and certificates that run out in season stop trucks. A two-minute check.',
    alt: 'A single red crossette splits over a quiet town',
    daysAgo: 62,
    text: `
Last June eleven loads waited for a paper. None of them was missing; all had expired.

Look at four dates today: the federal license or permit, the state license of the lead operator, the certificate of insurance, and the medical card of the driver. If one falls between May and August, start now. Agencies answer in weeks.

Upload renewals under [Documents](/account/documents). Once the desk has approved one, the next order does not ask again.`,
    more: [buttons(['Professional use', '/pro-use'], ['Write to the desk', '/contact'])],
  },
]
