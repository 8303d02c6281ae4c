import type { Fault, Passing } from '#tests/prove/rig/fault-proxy.ts'
import type { ShopperPlan } from './plan.ts'

/** Sees what passes the proxy, and gives every request the fate that its shopper's plan has for it. */
export class RequestWatch {
  faults = 0
  private count = 0
  private readonly plans = new Map<string, ShopperPlan>()
  private readonly waiting: { readonly at: number; readonly wake: () => void }[] = []

  expect(token: string | null, plan: ShopperPlan): void {
    this.plans.set(`Bearer ${token}`, plan)
  }

  seen({ caller }: Passing): Fault {
    const fault = this.plans.get(caller)?.nextFault() ?? { kind: 'none' }
    this.count++
    if (fault.kind !== 'none') this.faults++
    for (const each of this.waiting) if (each.at === this.count) each.wake()
    return fault
  }

  after(requests: number): Promise<void> {
    const at = this.count + requests
    return new Promise((wake) => {
      this.waiting.push({ at, wake })
    })
  }
}
