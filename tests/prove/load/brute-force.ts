import { authCalls } from '#contract/account/auth.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { fill, type Product } from '#tests/prove/rig/fill-cart.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { CARDS, chooseCheapestQuote, saveMethod, typedCard } from '#tests/support/checkout.ts'
import { makeCustomer, makeShopper } from '#tests/support/customers.ts'
import { type Reply, seededPassword, Shopper } from '#tests/support/shopper.ts'

/** Seen by the proxy that the shop trusts. */
const ATTACKER = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'

/** Tries log-ins, coupons and cards until it is told to stop, and then to get around that. */
export async function bruteForce(
  { db, url }: TestEnvironment,
  proxiedUrl: string,
  {
    products,
    spoofs,
    seed,
  }: { readonly products: readonly Product[]; readonly spoofs: number; readonly seed: number },
): Promise<Figures> {
  const [first, second] = [await makeCustomer(db), await makeCustomer(db)]
  const direct = (email: string, password = 'wrong') => logIn(url, email, password, {})
  const proxied = (email: string, from: string, more: Record<string, string> = {}) =>
    logIn(proxiedUrl, email, seededPassword, { 'x-forwarded-for': from, ...more })
  const log_ins = await passed(() => direct(first))
  for (let turn = 0; turn < 10; turn++)
    await logIn(proxiedUrl, second, 'wrong', { 'x-forwarded-for': ATTACKER })
  const random = randomFrom(seed)
  const answers = await runConcurrently(Array.from({ length: spoofs }), 8, (_, index) => {
    const spoofed = spoofedHeaders(random)
    const said = spoofed['x-forwarded-for'] ?? '1.1.1.1'
    return index % 2
      ? logIn(url, first, seededPassword, spoofed)
      : proxied(second, `${said}, ${ATTACKER}`, { ...spoofed, 'x-forwarded-for': `${said}, ${ATTACKER}` })
  })
  const elsewhere = [
    await proxied(first, ELSEWHERE),
    await proxied(second, ELSEWHERE),
    await direct(second, seededPassword),
  ]
  return {
    log_ins,
    coupons: await tryCoupons(await makeShopper(url, db)),
    cards: await tryCards(await makeShopper(url, db), products),
    spoofs: answers.length,
    spoofed_past: answers.filter((answer) => !isTurnedAway(answer)).length,
    kept_out_elsewhere: elsewhere.filter(({ status }) => status !== 200).length,
    others_kept_out: await othersKeptOut(await makeShopper(url, db), products),
  }
}

const MOST = 30

/** How many attempts pass until one is turned away as it should be. */
async function passed(attempt: () => Promise<Reply<unknown>>): Promise<number> {
  for (let done = 0; done < MOST; done++) if (isTurnedAway(await attempt())) return done
  return MOST
}

function isTurnedAway({ status, headers, body }: Reply<unknown>): boolean {
  const isInShape = JSON.stringify(body).startsWith('{"success":false,"errors":["')
  return status === 429 && Number(headers.get('retry-after')) >= 1 && isInShape
}

async function logIn(
  url: string,
  username: string,
  password: string,
  headers: Record<string, string>,
): Promise<Reply<unknown>> {
  const body = { username, password, customers_id: null, otp: null, is_impersonate: false }
  return new Shopper(url, 11, headers).send(authCalls.login, { body })
}

const NAMES = [
  'x-forwarded-for',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'forwarded',
  'x-cluster-client-ip',
]

function spoofedHeaders(random: () => number): Record<string, string> {
  const part = () => 1 + Math.floor(random() * 254)
  const address = random() < 0.8 ? `${part()}.${part()}.${part()}.${part()}` : `2001:db8::${part()}`
  return Object.fromEntries(
    NAMES.filter(() => random() < 0.6).map((name) => [
      name,
      name === 'forwarded' ? `for=${address}` : address,
    ]),
  )
}

const tryCoupons = (shopper: Shopper): Promise<number> => passed(() => coupon(shopper, 'NO-SUCH-CODE'))

async function tryCards(shopper: Shopper, products: readonly Product[]): Promise<number> {
  await toPayment(shopper, products)
  return passed(() => card(shopper, CARDS.declined))
}

/** What a customer cannot do because others were turned away. */
async function othersKeptOut(shopper: Shopper, products: readonly Product[]): Promise<number> {
  await toPayment(shopper, products)
  const answers = [await coupon(shopper, 'SPRING12'), await card(shopper, CARDS.visa)]
  return answers.filter(({ body }) => !JSON.stringify(body).includes('"success":true')).length
}

const coupon = (shopper: Shopper, coupon_code: string) =>
  send(shopper, paymentCalls.applyCouponCode, { coupon_code })
const card = (shopper: Shopper, number: string) =>
  send(shopper, paymentCalls.authCreditCard, typedCard(number))
const send = (shopper: Shopper, entry: Endpoint, body: object) => shopper.send(entry, { body })

async function toPayment(shopper: Shopper, products: readonly Product[]): Promise<void> {
  await fill(shopper, products.slice(0, 1))
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'credit_card')
}
