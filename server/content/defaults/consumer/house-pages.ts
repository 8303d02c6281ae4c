import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import {
  buttons,
  download,
  page,
  products,
  scene,
  table,
  text,
} from '#server/content/defaults/entry-builders.ts'

const about = page(CONSUMER_PROJECT, {
  path: '/about',
  title: 'About Emberwright',
  about: 'A wholesale fireworks house in Springfield, Missouri, for stands, stores and serious backyards.',
  blocks: [
    scene('page-stand', 'A lit sales tent by the water under gold and pink breaks'),
    text(`
Emberwright is a wholesale fireworks house in Springfield, Missouri. We buy by the container, store by the class and sell by the case, to stands, stores, clubs and families who plan their Fourth in April.

## What we are careful about

- **Honest descriptions.** Colors, effects, shots and seconds of each item are listed as we counted them, so you can filter by them.
- **Real stock.** The number on the page is the number on the rack. If more is on the water, the page shows the expected day.
- **One price for your level.** No haggling at the counter, no price that changes with the weather.
- **Packed for the road.** Fuses covered, cartons sound, papers right.`),
    text(`
## Where we are

4200 Lantern Mill Road, a few minutes north of Interstate 44. Most of the country is within five days of standard freight; see the [transit map](/transit-map).

The pictures in this shop are drawn, not photographed: each one is computed from the colors, effects and firing pattern of its product.`),
    buttons(['Shop all', '/sl'], ['Visit or call', '/contact']),
  ],
})

const resources = page(CONSUMER_PROJECT, {
  path: '/resources',
  title: 'Resources',
  about: 'Safety data sheets, rules, transit days and help for stands, stores and backyards.',
  blocks: [
    text(`
## From this shop

- [Safety data sheets](/product-msds-sds) for every group of products
- [Transit map](/transit-map) with days to every state
- [Ignition types](/ignition-types) in one table
- [Price levels and fees](/discounts)
- [Terms of use](/pages/terms-of-use) and [privacy policy](/pages/privacy-policy)

## From the people who make the rules

- [Consumer Product Safety Commission](https://www.cpsc.gov): limits for consumer fireworks and injury reports
- [Pipeline and Hazardous Materials Safety Administration](https://www.phmsa.dot.gov): transport of class 1.4G
- [National Fire Protection Association](https://www.nfpa.org): codes for storage and retail sale
- your state fire marshal and your county clerk: dates, hours, stands and permits`),
    text(`
## A stand in six lines

1. Ask the county for the permit before you rent the lot.
2. Put two water extinguishers where people can see them.
3. Keep stock away from the register and off the floor.
4. Check the age of every buyer who looks under 27.
5. No smoking signs on all sides, at least 10 ft from the tent.
6. Lock up at night and have somebody watch from outside. Nobody sleeps beside the stock.`),
    buttons(['Questions and answers', '/faq']),
  ],
})

const proUse = page(CONSUMER_PROJECT, {
  path: '/pro-use',
  title: 'Professional use',
  about: 'The difference between consumer fireworks and display fireworks, and who may buy which.',
  blocks: [
    text(`
Everything in this storefront is consumer fireworks: class 1.4G, made for the public, with limits on powder set by the Consumer Product Safety Commission. Items marked **professional use only** are sold in our pro storefront to licensed buyers.`),
    table(
      ['Rule', 'Consumer', 'Display'],
      [
        ['Transport class', '1.4G, UN0336', '1.3G, UN0335'],
        ['Powder in an aerial shell', 'at most 60 grams', 'more, by size of the shell'],
        ['Report composition', 'at most 50 milligrams in a firecracker', 'more than 50 milligrams'],
        ['Who buys', 'adults, where state and county allow it', 'holders of a federal license or permit'],
        ['Where it is shot', 'on private ground, by the label', 'at a permitted site, by a trained crew'],
      ],
      'Consumer and display fireworks',
    ),
    text(`
Federal law regulates display fireworks through the Bureau of Alcohol, Tobacco, Firearms and Explosives. States and towns add their own permits. This page is a summary and not legal advice: ask the authority that has the say where you shoot.`),
    buttons(['Shop consumer fireworks', '/sl'], ['Safety data sheets', '/product-msds-sds']),
  ],
})

const sds = page(CONSUMER_PROJECT, {
  path: '/product-msds-sds',
  title: 'Safety data sheets',
  about: 'Safety data sheets of all consumer product groups as PDF files, with class and UN number.',
  blocks: [
    text(`
A safety data sheet has 16 sections: what is in the goods, how to store and move them, what to do in a fire. Fire marshals, carriers and insurers ask for it. One sheet covers a group of products of the same class; the label on the carton has the last word.`),
    download(
      'Aerial consumer fireworks',
      'sds-aerial-consumer-fireworks.pdf',
      'Cakes, artillery shells, mines, comets, candles, rockets, missiles. UN0336, 1.4G',
    ),
    download(
      'Ground consumer fireworks',
      'sds-ground-consumer-fireworks.pdf',
      'Fountains, spinners, wheels, firecrackers, novelties. UN0336, 1.4G',
    ),
    download('Sparklers', 'sds-sparklers.pdf', 'Wire and bamboo sparklers. UN0336, 1.4G'),
    download('Smoke', 'sds-smoke.pdf', 'Smoke balls, fountains and canisters. UN0336, 1.4G'),
    download('Snaps and poppers', 'sds-snaps-and-poppers.pdf', 'Snaps and party poppers. UN0337, 1.4S'),
    download(
      'Fuse and igniters',
      'sds-fuse-and-igniters.pdf',
      'Visco, delay fuse, quick match and igniter clips',
    ),
    download(
      'Gear without composition',
      'sds-gear.pdf',
      'Firing systems, tubes, racks and stands. Not hazardous material',
    ),
    text(`
In an emergency call 911 first. For a spill or a fire in transport, the shipping papers carry the number of the emergency line.`),
  ],
})

const italia = page(CONSUMER_PROJECT, {
  path: '/italia',
  title: 'Italian style in the backyard',
  about: 'Layers, rhythm and color from the Italian tradition, with consumer cakes and shells.',
  blocks: [
    scene('page-italian-ceiling', 'Three red peonies in a row, then two wide golds'),
    text(`
Italian shell builders think in rhythm. A bomb opens once, twice, three times at the same height, and the last break is always the widest. You can borrow the idea with consumer goods.

1. **Open with color.** One 200 gram cake in a single color, nothing else.
2. **Answer it.** A second cake in the partner color, fired the moment the first one stops.
3. **Close wide.** Two cakes with a fan pattern, a step apart, both in gold.

Leave two seconds of dark before the close. The silence does the work.`),
    products('Fan cakes to close with', '/sl/c/500-Gram-Cakes'),
    buttons(
      ['Willows in gold', '/sl?colors=Gold&effects=Willow'],
      ['Peonies in red', '/sl?colors=Red&effects=Peony'],
    ),
  ],
})

export const housePages = [about, resources, proUse, sds, italia]
