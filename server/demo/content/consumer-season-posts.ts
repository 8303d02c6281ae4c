import { buttons, products } from '#server/content/defaults/entry-builders.ts'
import type { PostText } from './post-builder.ts'

export const consumerSeasonPosts: readonly PostText[] = [
  {
    slug: 'spring-containers',
    title: 'Two more containers are on the racks',
    summary: 'Two containers of cakes and shells are counted, listed and ready to ship.',
    alt: 'Gold palms and green peonies above a calm lake',
    daysAgo: 3,
    text: `
Two containers came through the gate last week. Every carton is counted and every new item was shot once on our range before it went into the shop, so colors, shots and seconds on its page are ours and not the label's.

The new list below is the place to look first. If your favorite cake is short, look at its page again: what is on the water shows the day on which we expect it.

**A hint for stands:** order the slow sellers early and the fast ones in two parts. Freight in May is quicker than freight in June.`,
    more: [products('Just in', '/sl/l/Just_Arrived'), buttons(['Everything new', '/sl/l/New_Products_2025'])],
  },
  {
    slug: 'order-dates-for-the-fourth',
    title: 'Order dates for the Fourth',
    summary: 'Count back from your first selling day, not from July 4. Here is how.',
    alt: 'Red, white and blue breaks over a dark shore',
    daysAgo: 11,
    text: `
Most stands open ten days before the Fourth. Take that day and count back:

1. one day to unload and price
2. the days of your state on the [transit map](/transit-map), weekends not counted
3. one working day of packing, two if you order after noon Central time
4. three days in hand, because June is June

What is left is the ship date to choose at checkout. The calendar there reaches about six weeks ahead.

Pickup is the other way out. In May and June the dock is open on Saturdays until the last hour at 1:00 pm.`,
    more: [buttons(['Transit map', '/transit-map'], ['Shipping in detail', '/shipping'])],
  },
  {
    slug: 'spring-coupon',
    title: '12% off the goods with SPRING12',
    summary: 'Code SPRING12 takes 12% off the goods of a cart, on top of your price level.',
    alt: 'Three fountains in pink, gold and aqua',
    daysAgo: 18,
    text: `
Enter **SPRING12** in the cart or during checkout and 12% comes off the goods. It works on every category and on every price level. Freight and fees stay as they are.

Only one code fits into a cart. For a heavy pallet from a subtotal of $250.00 on, **FREIGHT50** may be the better one: it takes $50.00 off the freight instead.

Not sure? Try both. Checkout shows the total before you place anything.`,
    more: [products('Good cases for the code', '/sl/l/Best_Sellers')],
  },
  {
    slug: 'quiet-yards',
    title: 'Quiet yards: color without the noise',
    summary: 'Fountains, sparklers and smoke for neighbors, horses and late evenings.',
    alt: 'Four low fountains glow in silver and teal',
    daysAgo: 27,
    text: `
More and more customers ask for color without noise. There is no such thing as a silent firework, but there is a wide gap between a report and a fountain.

Set the filter for performance height to Ground. The page of each product lists its effects, so pass by those with report, whistle or crackle. What remains is a whole evening: fountains for the middle, sparklers for hands that are old enough, smoke for the afternoon.

Tell the neighbors the hour anyway. A note in the mailbox does more than any label.`,
    more: [products('Fountains to begin with', '/sl/c/Fountains')],
  },
  {
    slug: 'fan-cakes-explained',
    title: 'Fan, V, W and Z: what the patterns look like',
    summary: 'Firing patterns decide how wide a cake plays. A short guide with pictures.',
    alt: 'Seven comets fan out from one cake in lime and pink',
    daysAgo: 41,
    text: `
A cake is a row of tubes and an order in which they fire.

- **Straight:** one tube after the other, all upright. Good in narrow yards.
- **Fan:** several tubes at once, spread like fingers. Wide and low.
- **V and W:** pairs or fives that lean outward. They fill the picture.
- **Z:** one tube after the other across the fan and back. The eye follows.
- **X:** two boxes that cross. Needs room on both sides.

The page of each cake draws its pattern, and the filter beside the listing sorts by it. Read the label for the clear distance; wide patterns need more of it to the sides.`,
    more: [products('Cakes to compare', '/sl/c/500-Gram-Cakes')],
  },
  {
    slug: 'what-hazmat-freight-means',
    title: 'Why fireworks freight costs what it costs',
    summary: 'Class, weight and distance: the three things behind every quote.',
    alt: 'White comets climb beside a lit sales tent',
    daysAgo: 55,
    text: `
A pallet of toasters and a pallet of cakes weigh the same. The second one needs a trained driver, a truck with placards, papers with the UN number, and a terminal that may keep it overnight. That is the base rate.

The rest is weight and road miles from Springfield. So two things save money: fill the pallet, and ship to a place with a dock. Without a dock, take the liftgate quote; a second delivery costs more.

Insurance is 0.9% of the goods on every order. It has paid for more than one wet carton.`,
    more: [buttons(['How shipping works', '/shipping'], ['Price levels and fees', '/discounts'])],
  },
]
