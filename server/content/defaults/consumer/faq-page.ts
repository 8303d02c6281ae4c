import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { buttons, page, questions, text } from '#server/content/defaults/entry-builders.ts'

const account = questions('account', [
  [
    'Why do I see no prices?',
    'Wholesale prices are shown to customers only. [Create an account](/register) or [log in](/login) and every case has its price.',
  ],
  ['What does an account cost?', 'Nothing. There is no fee, no minimum and no contract.'],
  [
    'Which price level do I get?',
    'New accounts start at Bronze. With the [volume application](/pages/volume-application) you ask for a better one; we answer within 2 working days.',
  ],
  [
    'I forgot my password. What now?',
    'Choose [reset password](/login/reset-password) on the log-in page. You get a code by e-mail or text message and set a new password.',
  ],
  [
    'Can two people use one account?',
    'Yes, but they share one cart. If one of you places the order, the other gets a new empty cart and a notice.',
  ],
  [
    'How do I change my phone number or e-mail?',
    'In your [profile](/account/profile). For another e-mail address it asks for your password, and we tell the old address.',
  ],
])
const products = questions('products', [
  [
    'Do you sell single pieces?',
    'No. The sale unit is the case. The [dealers on the contact page](/contact) sell by the piece.',
  ],
  ['What does packaging 12/6 mean?', 'Twelve packs of six pieces, 72 pieces in the case.'],
  [
    'How do I find a color or an effect?',
    'Open [all products](/sl) and use the filters: color, effect, firing pattern, height, duration and more. They can be combined.',
  ],
  [
    'Is the stock on the page real?',
    'Yes. It is counted in cases and goes down when an order is placed. If more is on the way, the page shows the expected day.',
  ],
  [
    'Are the pictures photographs?',
    'No. They are drawn from the colors, effects and firing pattern of the product, so they never show another item.',
  ],
  [
    'Where are the safety data sheets?',
    'On the page of [safety data sheets](/product-msds-sds), one PDF for each group of products.',
  ],
])
const ordering = questions('ordering', [
  [
    'Is there a minimum order?',
    'No. One case is an order. Freight makes small orders expensive, so look at pickup.',
  ],
  [
    'Can I paste a list instead of clicking?',
    'Yes. The cart has a quick-add box for model numbers and UPCs, and a window for a whole list of models and quantities.',
  ],
  [
    'Can I keep a cart for later?',
    'Save the cart under a name and start a new one. Saved carts can be loaded again at any time; prices are those of the day you order.',
  ],
  [
    'What if an item sells out while it is in my cart?',
    'Checkout looks at the stock before it takes your money and tells you which lines are short. Nothing is reserved before the order is placed.',
  ],
  [
    'How do I get the free case?',
    'At a subtotal of $1,500.00 or more, checkout adds one assortment free of charge while it is in stock.',
  ],
  [
    'Can I change an order after I placed it?',
    'Call us at once. Until it is packed we can usually take something out; to add something, place a second order.',
  ],
])
const payment = questions('payment', [
  [
    'Which cards do you take?',
    'Visa, Mastercard and Discover with a fee of 2.5% of the goods, American Express with 3.5%. The fee is shown before you place the order.',
  ],
  [
    'Can I pay without a card?',
    'You can pay when you pick up in Springfield. Established businesses can ask for [net terms](/pages/credit-application).',
  ],
  [
    'Can I pay a deposit now?',
    'Yes. At payment by card you can enter any part of the total; we agree on the rest before the order leaves.',
  ],
  [
    'My card was declined. Was I charged?',
    'No. The order is not placed, and cart, address and ship date stay as they were. Check the numbers or use another card.',
  ],
  [
    'Do you charge sales tax?',
    'Yes, at the rate of the state the order goes to, or of Missouri at pickup. Checkout has no exemption for resellers.',
  ],
  ['Where do I enter a coupon?', 'In the cart or during checkout. One code per cart.'],
])
const delivery = questions('delivery', [
  [
    'How fast does an order leave?',
    'Placed before noon Central time, on the next working day. After noon, one day later. Rush shipping saves that day for orders after noon and costs 25% of the freight.',
  ],
  [
    'How long is it on the road?',
    'Three to six working days for most states. The [transit map](/transit-map) has all of them.',
  ],
  [
    'I have no forklift. Can you still deliver?',
    'Choose the quote with liftgate. The driver sets the pallet on the ground behind the truck; moving it from there is up to you.',
  ],
  [
    'Can you ship to Texas?',
    'Yes, all but bottle rockets and stick rockets. The cart tells you which lines cannot go.',
  ],
  [
    'When can I pick up?',
    'Monday to Friday from 8:00 am to 4:00 pm, and Saturdays in May and June from 9:00 am to 1:00 pm. You choose the hour at checkout.',
  ],
  [
    'A carton arrived wet or crushed. What do I do?',
    'Write it on the delivery receipt before you sign, take pictures, and call within three working days. Do not shoot it.',
  ],
])
const safety = questions('safety', [
  [
    'How old must I be?',
    'At least 18 to order here, 21 if the order goes to a state that says so; checkout asks. Whoever takes the delivery shows an ID.',
  ],
  [
    'Are fireworks legal where I live?',
    'That is decided by state, county and town, and it changes. Your fire marshal knows. We cannot give legal advice.',
  ],
  [
    'How should I store cases?',
    'Dry, cool, locked, away from heat and out of the living space. Above small amounts local fire codes limit what you may keep.',
  ],
  [
    'What do I do with a dud?',
    'Leave it for 20 minutes, then soak it in a bucket of water overnight. Never relight it and never take it apart.',
  ],
  [
    'Do you take fireworks back?',
    'Unopened cases after a call, and only where the carrier accepts them. Opened cases stay with you, for safety.',
  ],
])

const faq = page(CONSUMER_PROJECT, {
  path: '/faq',
  title: 'Questions and answers',
  about:
    'Accounts, packaging, orders, payment, freight and safety: short answers to what stands and families ask.',
  blocks: [
    text(
      'Short answers first. If yours is missing, [ask us](/contact) and it will probably end up here.\n\n## Account and prices',
    ),
    account,
    text('## Products'),
    products,
    text('## Ordering'),
    ordering,
    text('## Payment'),
    payment,
    text('## Freight and pickup'),
    delivery,
    text('## Safety and law'),
    safety,
    buttons(['Ask a question', '/contact'], ['Shipping in detail', '/shipping']),
  ],
})

export const faqPages = [faq]
