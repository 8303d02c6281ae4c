import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, questions, text } from '#server/content/defaults/entry-builders.ts'

const licenses = questions('licenses', [
  [
    'Who can buy 1.3G?',
    'Holders of a federal explosives license or permit that covers display fireworks, with approved storage. The desk needs copies before the load leaves.',
  ],
  [
    'Do we need papers to see prices?',
    'No. [Open an account](/register), log in and look. Papers are needed before professional products leave Springfield.',
  ],
  [
    'How do we send a license copy?',
    'Upload it under [Documents](/account/documents) in your account, as a PDF or a picture. The page says when the desk has approved it.',
  ],
  [
    'What if the permit expires before the ship date?',
    'The load waits. [Upload the renewal](/account/documents) or choose a later day.',
  ],
  [
    'Is a state license enough for 1.4G articles?',
    'Often, but states differ, and the site may ask for more. Ask the authority that signs your display permit.',
  ],
  [
    'Must the driver at will-call be licensed?',
    'For 1.3G the driver and the vehicle must meet the hazmat rules, and the person must be named by the licensee.',
  ],
])
const product = questions('product', [
  [
    'What does "to" in a shell name mean?',
    'A color change. "Purple to Pink" starts purple and turns pink before it goes out.',
  ],
  [
    'How is packaging written?',
    'Packs and pieces: 72/1 is a case of 72 shells, 6/25 is six packs of 25 shots.',
  ],
  [
    'Which racks fit which caliber?',
    'Racks and tubes carry the size in their name. Shells go into tubes of their own caliber only.',
  ],
  [
    'Do you list debris?',
    'Yes, as a filter: no debris, light paper, paper and cardboard, plastic parts, clay plugs.',
  ],
  [
    'Can we get a whole lot with one lot number?',
    'Tell the desk when you order. If the rack holds enough of one lot, we pull from it.',
  ],
  [
    'Do you have product videos?',
    'We draw each lot from its data instead; see [what the lots look like](/tent-video).',
  ],
])
const orders = questions('orders', [
  [
    'Can we order without a minimum?',
    'Yes. Freight decides: a half pallet of 1.3G costs nearly as much to move as a full one.',
  ],
  [
    'Can we load a cue list from a file?',
    'Paste model numbers and quantities into the list window of the cart. It checks up to 200 lines at once.',
  ],
  ['Does a saved cart hold stock?', 'No. Stock is taken when the order is placed.'],
  [
    'What does the pro use fee cover?',
    'Reading licenses, permits and insurance. It is $35.00 once an order, not for each item.',
  ],
  [
    'Do you take purchase orders from cities?',
    'From accounts with net terms. Write the number into your e-mail to the desk.',
  ],
  [
    'Can two crews work in one account?',
    'They share one cart, so agree who orders. A cart that was closed elsewhere is replaced by a new one with a notice.',
  ],
])
const money = questions('money', [
  [
    'Which payment methods are there?',
    'Cards, net terms for companies that have them, and payment at will-call.',
  ],
  ['What do cards cost?', '2.5% of the goods, 3.5% with American Express. Terms and will-call have no fee.'],
  ['When is a card charged?', 'When the order is accepted. A declined card means no order and no charge.'],
  [
    'Can we put down a deposit?',
    'Yes, by card, any amount up to the total. The desk collects the rest before the load leaves.',
  ],
  [
    'How do we reach a better level?',
    'Send the [volume application](/pages/volume-application). Levels are set for the company, not for an order.',
  ],
  [
    'Is freight part of the discount?',
    'No. Levels cover goods. A freight coupon is the only thing that lowers freight.',
  ],
])
const freight = questions('freight', [
  ['What is the cut-off?', 'Noon Central time. Before it, one working day of packing; after it, two.'],
  ['How long is a quote good?', '30 minutes. After that the carriers are asked again.'],
  ['Can 1.3G and gear go on one pallet?', 'Yes. The class of the shells rules the pallet.'],
  [
    'Who may receive a load?',
    'An authorized person of the licensee, at the address of the license or of the permitted site.',
  ],
  [
    'Do you load on Saturdays?',
    'In May and June, from 9:00 am to 1:00 pm, at the hour you choose at checkout.',
  ],
  [
    'What about Texas?',
    'Nothing of the pro line is barred there by this shop. The bottle and stick rockets that may not go are consumer goods.',
  ],
  [
    'How do we report a short shipment?',
    'Write it on the delivery receipt, then call within three working days with the pallet numbers.',
  ],
])
const field = questions('field', [
  [
    'Which current do your matches need?',
    'See the sheet in the box and the manual of your system, and stay above the all-fire current with margin.',
  ],
  [
    'Can wet racks be used again?',
    'HDPE yes, after drying and inspection. Paper and fiberglass that took water go to scrap.',
  ],
  [
    'What do we do with a shell that did not lift?',
    'Wait as your procedure says, flood the tube, and let the lead operator remove it. Never look into a tube.',
  ],
])

const faq = page(PROFESSIONAL_PROJECT, {
  path: '/faq',
  title: 'Questions from crews',
  about:
    'Licenses, product data, orders, money, freight and field work: what display crews ask the pro desk.',
  blocks: [
    text('The desk answers these every week. For anything else, [call or write](/contact).\n\n## Licenses'),
    licenses,
    text('## Product data'),
    product,
    text('## Orders and carts'),
    orders,
    text('## Money'),
    money,
    text('## Freight and will-call'),
    freight,
    text('## In the field'),
    field,
    buttons(['Contact the pro desk', '/contact'], ['Professional use', '/pro-use']),
  ],
})

export const faqPages = [faq]
