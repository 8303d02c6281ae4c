import type { Fault, ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'
import type { ShopperPlan } from './shopper-plan.ts'

/** Assigns to every proxied request the next fault of its shopper's plan. */
export class FaultSchedule {
  faults = 0
  private count = 0
  private readonly plans = new Map<string, ShopperPlan>()
  private readonly waiting: { readonly at: number; readonly wake: () => void }[] = []

  assign(token: string | null, plan: ShopperPlan): void {
    this.plans.set(`Bearer ${token}`, plan)
  }

  faultFor({ caller }: ProxiedRequest): Fault {
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
