import { authCalls } from '#contract/account/auth.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { ratio } from './busy-shop.ts'
import { PatientShopper, percentile, Watch } from './patient-shopper.ts'

const EVERY = 20
const BLOCKS = 6
const CALLS = 50

/**
 * Fifty wrong log-ins a second, each from an address and for an account of its own so that every one costs a hash,
 * while a shopper looks at the cart; in turns with quiet times, so that whatever else the machine does counts in both.
 */
export async function badLogIns(shopper: Shopper, proxiedUrl: string): Promise<Figures> {
  const [quiet, attacked] = [new Watch(), new Watch()]
  const attack = new Attack(proxiedUrl)
  await attack.begin()
  for (let block = 0; block < BLOCKS; block++) {
    await lookAtCart(new PatientShopper(shopper, quiet))
    attack.start()
    await lookAtCart(new PatientShopper(shopper, attacked))
    await attack.stop()
  }
  return {
    bad_log_ins: attack.sent,
    bad_let_in: attack.letIn,
    cart_errors: quiet.errors + attacked.errors + quiet.shed + attacked.shed,
    cart_p99_ratio: ratio(percentile(attacked.took, 0.99), percentile(quiet.took, 0.99)),
  }
}

async function lookAtCart(shopper: Shopper): Promise<void> {
  for (let call = 0; call < CALLS; call++) await shopper.call(cartCalls.selectCart, {})
}

/** Sends wrong log-ins at a steady pace, however slowly they are answered. */
class Attack {
  sent = 0
  letIn = 0
  private readonly caller: Shopper
  private readonly open = new Set<Promise<void>>()
  private timer: NodeJS.Timeout | null = null

  constructor(url: string) {
    this.caller = new Shopper(url)
  }

  /** Fetches the cookie that every post needs. */
  async begin(): Promise<void> {
    await this.caller.send(authCalls.login, { body: {} })
  }

  start(): void {
    this.timer = setInterval(() => this.send(), EVERY)
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    await Promise.all(this.open)
  }

  private send(): void {
    const n = ++this.sent
    const username = `nobody${n}@emberwright.example`
    const body = {
      project_id: 11,
      username,
      password: 'wrong',
      customers_id: null,
      otp: null,
      is_impersonate: false,
    }
    const asked = this.caller
      .fetch('/shop-api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
        body: JSON.stringify(body),
      })
      .then(async (answer) => {
        if (answer.status < 300) this.letIn++
        await answer.arrayBuffer()
      })
      .finally(() => this.open.delete(asked))
    this.open.add(asked)
  }
}
