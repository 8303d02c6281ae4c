import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import {
  buttons,
  download,
  page,
  products,
  scene,
  table,
  text,
} from '#server/content/defaults/entry-builders.ts'

const about = page(PROFESSIONAL_PROJECT, {
  path: '/about',
  title: 'About Emberwright Pro',
  about: 'The professional side of Emberwright: display product, field gear and a desk that answers.',
  blocks: [
    scene('page-test-range', 'Test shots over water: a blue dahlia, comets and an orange crossette'),
    text(`
Emberwright Pro is the display side of Emberwright, the wholesale house in Springfield, Missouri. We supply licensed crews: city shows, stadiums, barges, stages. We do not shoot against our customers; the desk sells product and gear, not displays.

## How we choose product

Every lot is shot before it is listed. We write down color, pattern, height, seconds and debris, and those are the filters you see. Import brands and our Show Series stand side by side, and a page says which is which.

## What the desk does

- reads your license and tells you what is missing, before the truck is loaded
- splits loads by class and magazine
- holds a second case for racks that fail on site, if you say so early`),
    buttons(['Shop the pro line', '/sl'], ['Reach the desk', '/contact']),
  ],
})

const resources = page(PROFESSIONAL_PROJECT, {
  path: '/resources',
  title: 'Resources for crews',
  about: 'Sheets, rules and checklists for display companies, from license to clean-up.',
  blocks: [
    text(`
## Papers

- [Safety data sheets](/product-msds-sds) for shells, cakes, match and gear
- [Professional use](/pro-use): who may buy what
- [Terms of use](/pages/terms-of-use) and [privacy policy](/pages/privacy-policy) of this storefront

## Rules at the source

- [Bureau of Alcohol, Tobacco, Firearms and Explosives](https://www.atf.gov): licenses, permits, magazines, records
- [Pipeline and Hazardous Materials Safety Administration](https://www.phmsa.dot.gov): transport, placards, special permits
- [National Fire Protection Association](https://www.nfpa.org): NFPA 1123 for outdoor display, NFPA 1126 for proximate audiences
- [Federal Aviation Administration](https://www.faa.gov): notices near airports`),
    text(`
## Show day

1. Permit, license copies and insurance on the truck, not in the office.
2. Separation distances taped out before the first rack is set.
3. Fire watch, radios and stop word agreed at the briefing.
4. Wind limit written down, with the name of who calls it.
5. Sweep at last light and again at first light; count tubes against the list.`),
    buttons(['Ignition types', '/ignition-types'], ['Transit map', '/transit-map']),
  ],
})

const proUse = page(PROFESSIONAL_PROJECT, {
  path: '/pro-use',
  title: 'Professional use',
  about: 'Licenses, permits, storage and insurance for buyers of display fireworks and articles pyrotechnic.',
  blocks: [
    text(`
Every effect in this storefront is sold for professional use. Field gear is not restricted. In general words, this is what a buyer shows before the first order leaves.`),
    table(
      ['Product', 'Class', 'What a buyer shows'],
      [
        [
          'Display shells, finales, larger cakes',
          '1.3G, UN0335',
          'federal explosives license or permit, approved storage, insurance',
        ],
        [
          'Articles pyrotechnic',
          '1.4G, UN0431',
          'license of the state where it asks for one, training, insurance',
        ],
        ['Electric match and quick match', 'as marked on the carton', 'as for the effects they fire'],
        ['Firing systems, tubes, racks', 'not hazardous', 'nothing'],
      ],
      'Papers by product',
    ),
    text(`
## How to send papers

Upload them under [Documents](/account/documents) in your account, as PDFs or pictures: license or permit with its expiry date, and certificate of insurance. The desk reads them the same working day, and the page says what it has decided. Orders can be placed meanwhile; they stay in Springfield until the papers are complete.

Licensees must be at least 21. States and towns add permits for each display. This is a summary, not legal advice: the authority that issues your permit decides.`),
    buttons(['Open a pro account', '/register'], ['Safety data sheets', '/product-msds-sds']),
  ],
})

const sds = page(PROFESSIONAL_PROJECT, {
  path: '/product-msds-sds',
  title: 'Safety data sheets',
  about: 'Sheets with 16 sections for display shells, cakes, match, fuse and gear, as PDF files.',
  blocks: [
    text(`
Print the sheets of a load and put them with the shipping papers. Each covers a product group; if carton and sheet differ, the carton is right, and we want to know.`),
    download(
      'Display shells',
      'sds-display-shells.pdf',
      'Aerial shells of 3 to 12 inches, chains and finales. UN0335, 1.3G',
    ),
    download(
      'Display cakes and single shots',
      'sds-display-cakes.pdf',
      '1000 gram cakes, comets, mines, single shots, close proximity. UN0335 or UN0431',
    ),
    download(
      'Fuse, match and igniters',
      'sds-fuse-and-igniters.pdf',
      'Electric match, quick match, safety fuse, delay leads',
    ),
    download('Daytime smoke', 'sds-smoke.pdf', 'Smoke of daytime effects'),
    download('Field gear', 'sds-gear.pdf', 'Modules, controllers, tubes, racks. Not hazardous material'),
    text(`
Fire: do not fight a fire that has reached explosives. Clear the area, let it burn, keep people upwind. Call 911 and the emergency line on the shipping papers.`),
  ],
})

const italia = page(PROFESSIONAL_PROJECT, {
  path: '/italia',
  title: 'Italian style',
  about: 'Multi-break rhythm, serpentine fronts and gold ceilings, built from the pro line.',
  blocks: [
    scene('page-italian-ceiling', 'A count of three red breaks answered by a gold ceiling'),
    text(`
The Italian school writes for the ear as much as for the eye: repeated breaks at one height, a tightening count, then a gold ceiling held until it dies. You can write that way with what is on our racks.

- **Count.** Three shells of one color at 1.5 seconds, three at 1.0, three at 0.6. Same height, same caliber.
- **Serpentine.** Single shots along the front, left to right and back, with no gap at the turn.
- **Ceiling.** Brocade crowns and kamuros, 5 and 6 inch, all within one second. Then nothing for four.`),
    products('Six inch shells for the ceiling', '/sl/c/6-Inch-Shells'),
    products('Single shots for the serpentine', '/sl/c/Single-Shots'),
    buttons(['All willows in gold', '/sl?colors=Gold&effects=Willow'], ['Pyrolamas', '/pyrolamas']),
  ],
})

export const housePages = [about, resources, proUse, sds, italia]
