import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, questions, table, text } from '#server/content/defaults/entry-builders.ts'
import { transitDays } from '#server/content/defaults/transit-days.ts'

const shipping = page(PROFESSIONAL_PROJECT, {
  path: '/shipping',
  title: 'Freight and pickup',
  about:
    'Freight of 1.3G and 1.4G for display companies: quotes, ship dates, papers, receiving and will-call.',
  blocks: [
    text(`
Most of the pro line is class 1.3G, UN0335; cakes, single shots and mines may be 1.4G, UN0431. The class of each item is on its page. One pallet of 1.3G changes what the whole truck has to be, so plan loads by class.

## Ship dates

Orders before noon Central time are packed in one working day; later orders need two. Trucks leave Monday to Friday, not on New Year's Day, July 4, Thanksgiving, December 24 and December 25. Checkout offers the days for about six weeks. For the last two weeks of June, book as soon as the contract is signed.

Rush shipping takes out the second packing day, for orders after noon only, for 25% of the freight; before noon it is not charged. It does not move the carrier any faster.`),
    table(
      ['Service', 'Days on the road', 'Limits'],
      [
        ['Standard LTL', '3, plus 1 for each 500 miles', 'dock or forklift at the magazine'],
        ['LTL with liftgate', '3, plus 1 for each 500 miles', 'hard ground behind the truck'],
        ['Expedited LTL', '1, plus 1 for each 500 miles', 'dock or forklift'],
        ['Ground, small hazmat', '2, plus 1 for each 500 miles', 'up to 150 lb'],
        ['Full truckload', '4, plus 1 for each 500 miles', 'from 9,000 lb'],
      ],
      'Carrier services',
    ),
    text(`
Quotes come from base, weight and road miles from Springfield, Missouri, and hold for 30 minutes. Insurance is 0.9% of the goods. A pro use fee of $35.00 is added once to each order with professional products.

## Receiving

The carrier calls the contact phone. An authorized person signs, so put one on site. Count against the packing list, photograph broken seals, write exceptions on the delivery receipt, and call within three working days. Log the goods into your magazine records the same day.

## Will-call in Springfield

Load at 4200 Lantern Mill Road, Springfield, MO 65803, Monday to Friday from 8:00 am to 4:00 pm, and on Saturdays in May and June from 9:00 am to 1:00 pm. The hour is chosen at checkout; a packed order waits seven days. For 1.3G bring a placarded vehicle with a qualified driver. Your copy of the license must be on file before we open the gate.`),
    buttons(['Transit days by state', '/transit-map'], ['Talk to the pro desk', '/contact']),
  ],
})

const transit = page(PROFESSIONAL_PROJECT, {
  path: '/transit-map',
  title: 'Transit map',
  about:
    'Working days by standard LTL from the Springfield magazine to every state, for planning show loads.',
  blocks: [
    text(`
Working days by standard LTL, counted from departure in Springfield, Missouri. Add your own day for unloading and magazine entry.

Plan a show load backwards: show day, minus two for racking, minus transit, minus one for packing. That is the last ship date to choose at checkout.`),
    { kind: 'transit', days: transitDays },
    text(`
Expedited LTL saves two days everywhere. Bridges, tunnels and a few cities route explosives around, so a mileage tool for cars will promise too much. Checkout quotes Alaska and Hawaii by miles like every other state; the sea leg can add days, so talk to the [pro desk](/contact) before you plan a show there.`),
  ],
})

const ignition = page(PROFESSIONAL_PROJECT, {
  path: '/ignition-types',
  title: 'Ignition types',
  about:
    'Electric match, quick match, visco, delay leads and clips, with burn rates and where each belongs on a field.',
  blocks: [
    text(`
The ignition type is a filter of the listing and a line of every product page. These are the terms and the numbers we work with; test your own lot before a show.`),
    table(
      ['Type', 'Typical behavior', 'Where it belongs'],
      [
        [
          'Electric match',
          'fires within milliseconds at the current your system states',
          'every cued effect',
        ],
        ['Quick match', '60 to 100 ft a second while piped', 'chains, racks, set pieces'],
        ['Visco fuse', 'about 30 seconds a foot', 'delays by hand, cake leaders'],
        ['Dual fuse', 'a leader and a reserve', 'cakes that may be hand lit or matched'],
        ['Igniter clip', 'hot wire on visco, slower than a match', 'small fronts of 1.4G'],
        ['None', 'not an article with a fuse', 'tubes, racks, modules'],
      ],
      'Ignition on the pro line',
    ),
    text(`
## Field notes

- Keep shunts on until the rack is on its mark. Radios off within the distance your system names.
- Check continuity from behind the barricade, with nobody over the tubes.
- Put matches in the leader, not against the lift bag, unless the maker says otherwise.
- One bad lead in a series takes out the row. Fire long fronts in parallel or by module.`),
    buttons(['Electric match and fuse', '/sl/c/Fuse--Igniters'], ['Firing systems', '/sl/c/Firing-Systems']),
  ],
})

const contact = page(PROFESSIONAL_PROJECT, {
  path: '/contact',
  title: 'Contact the pro desk',
  about: 'Phone, e-mail and will-call of the pro desk in Springfield, and display partners by state.',
  blocks: [
    text(`
- **Pro desk:** [(417) 555-0175](tel:+14175550175)
- **In writing:** by the form below
- **Will-call:** 4200 Lantern Mill Road, Springfield, MO 65803

Monday to Friday from 7:00 am to 6:00 pm Central time.

For orders, give the order or cart number. License copies and certificates of insurance go to [the documents of your account](/account/documents).`),
    { kind: 'form', form: 'contact' },
    text(`
## Display partners

Companies that shoot our product and take subcontracts. Ask them about crews, barges and sites in their state.`),
    { kind: 'dealers' },
    questions('contact', [
      [
        'Who signs off a license copy?',
        'The pro desk reads it, checks the date and the class, and answers the same working day on the [page of your documents](/account/documents).',
      ],
      [
        'Can we shoot a sample?',
        'On demo nights at our range, by invitation. Ask the desk for the next one.',
      ],
    ]),
  ],
})

export const deliveryPages = [shipping, transit, ignition, contact]
