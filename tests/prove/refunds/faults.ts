import type { Fault, ProxiedRequest } from '#tests/prove/rig/fault-proxy.ts'

/** A bad network: three requests of ten are lost, repeated, or their answer never comes. */
export function faultOf(draw: number): Fault {
  if (draw < 0.05) return { kind: 'request lost' }
  if (draw < 0.15) return { kind: 'answer lost' }
  if (draw < 0.2) return { kind: 'answer late', after: 40 }
  if (draw < 0.25) return { kind: 'repeated' }
  if (draw < 0.3) return { kind: 'repeated late' }
  return { kind: 'none' }
}

/** A bad network to the gateway too, when it is asked for refunds or about them. */
export const gatewayFaultOf = ({ body }: ProxiedRequest, draw: number): Fault =>
  /"ask":"(refund|lookupRefund)"/.test(body) ? faultOf(draw) : { kind: 'none' }
